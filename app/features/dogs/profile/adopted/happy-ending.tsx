import { ButtonLink } from '#app/ui/button.tsx'
import type { PictureData } from '#app/ui/media/picture.tsx'

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
