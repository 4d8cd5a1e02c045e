import { Picture, type PictureData } from '#app/ui/media/picture.tsx'

const ALONE = '(min-width: 1280px) 42rem, (min-width: 960px) 52vw, 95vw'
const TOGETHER = '(min-width: 1280px) 36rem, (min-width: 960px) 45vw, 84vw'

interface SlideProps {
	picture: PictureData
	cutouts: PictureData[]
	isFirst: boolean
}

/** A picture, or in its place a dog on a transparent ground, or a bonded pair of them side by side. */
export function Slide({ picture, cutouts, isFirst }: SlideProps) {
	if (cutouts.length === 0) return <Picture picture={picture} sizes={ALONE} priority={isFirst} className="size-full" />
	return cutouts.map((cutout) => (
		<Picture
			key={cutout.id}
			picture={cutout}
			sizes={cutouts.length > 1 ? TOGETHER : ALONE}
			priority={isFirst}
			className="profile-cutout"
		/>
	))
}
