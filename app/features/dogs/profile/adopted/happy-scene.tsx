import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import styles from './happy-scene.css?url'

/** In the place of the gallery of an adopted dog: the dog at home. */
export function HappyScene({ id, picture }: { id: number; picture: PictureData }) {
	return (
		<div data-page-picture={`dog-${id}`} style={{ viewTransitionName: `dog-${id}` }}>
			{/* Most pages go without its sheet. */}
			<link rel="stylesheet" href={styles} precedence="default" />
			<Picture
				picture={picture}
				sizes="(min-width: 1280px) 77.5rem, 95vw"
				priority
				className="aspect-4/3 w-full rounded-xl md:aspect-16/9"
			/>
		</div>
	)
}
