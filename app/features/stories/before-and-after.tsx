import { Picture, type PictureData } from '#app/ui/media/picture.tsx'

interface BeforeAndAfterProps {
	before: PictureData | null
	after: PictureData | null
}

/** The dog as it came and the dog at home, side by side; nothing unless there are both. */
export function BeforeAndAfter({ before, after }: BeforeAndAfterProps) {
	if (!before || !after) return null
	return (
		<div className="story-pair">
			<Half picture={before} label="Before" />
			<Half picture={after} label="After" />
		</div>
	)
}

function Half({ picture, label }: { picture: PictureData; label: string }) {
	return (
		<figure>
			<Picture picture={picture} sizes="(min-width: 1280px) 38rem, 48vw" className="aspect-4/3 w-full" />
			<figcaption>{label}</figcaption>
		</figure>
	)
}
