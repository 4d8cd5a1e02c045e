import { ButtonLink } from '#app/ui/button.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import styles from './happy-scene.css?url'

/** The story of an adopted dog. */
export interface HappyEndingData {
	to: string
	/** "Read Bonnie and Jean’s story" */
	text: string
	quote: string
	/** "Jean Pargeter, 9 May 2026" */
	byline: string
	picture: PictureData | null
}

export function HappyEnding({ to, text, quote, byline }: HappyEndingData) {
	return (
		<figure className="profile-ending grid justify-items-start gap-5">
			{quote && (
				<blockquote className="profile-quote wrap-anywhere">
					<p>{quote}</p>
				</blockquote>
			)}
			{byline && <figcaption className="text-lede text-ink-2">{byline}</figcaption>}
			<ButtonLink to={to} size="pasm">
				{text}
			</ButtonLink>
		</figure>
	)
}

/** The dog at home, in the place of the gallery of an adopted dog. */
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
