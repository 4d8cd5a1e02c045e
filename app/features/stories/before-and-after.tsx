import { Picture, type PictureData } from '#app/ui/media/picture.tsx'

/** A picture with the words the charity wrote below it, or "". */
export interface CaptionedPicture extends PictureData {
	caption: string
}

interface BeforeAndAfterProps {
	before: CaptionedPicture | null
	after: CaptionedPicture | null
}

/** The dog as it came and the dog at home; nothing unless there are both. */
export function BeforeAndAfter({ before, after }: BeforeAndAfterProps) {
	if (!before || !after) return null
	return (
		<div className="story-pair">
			<Half picture={before} label="Before" />
			<Half picture={after} label="After" />
		</div>
	)
}

function Half({ picture, label }: { picture: CaptionedPicture; label: string }) {
	return (
		<figure>
			<Picture picture={picture} sizes="(min-width: 1100px) 27rem, 48vw" />
			<figcaption>
				<b>{label}</b>
				{picture.caption && <span>{picture.caption}</span>}
			</figcaption>
		</figure>
	)
}
