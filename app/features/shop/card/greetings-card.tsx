import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { GIFT_FUND_WORDS } from '#domain/shop/gift-fund.ts'

export interface GreetingsCardData {
	key: string
	/** "Feed a dog for a week" */
	title: string
	/** "Four weeks", "2 × One week"; "" without variants. */
	variant: string
	picture: PictureData | null
	charity: string
	/** "www.fairlead.example" */
	website: string
}

/** Whom it is for is written by hand: no one's name stands in a link that is passed on. */
export function GreetingsCard({ title, variant, picture, charity, website }: GreetingsCardData) {
	return (
		<article className="greetings-card" aria-label={`Greetings card: ${title}`}>
			<div className="greetings-card-paper">
				<Picture
					picture={picture && { ...picture, alt: '', night: undefined }}
					sizes="(min-width: 60rem) 26rem, 45vw"
					priority
					className="greetings-card-picture"
				/>
				<div className="greetings-card-words">
					<p className="greetings-card-line">For</p>
					<p className="greetings-card-title">{title}</p>
					{variant && <p className="greetings-card-variant">{variant}</p>}
					<p>
						A present in your name, for the dogs of {charity}: it goes to {GIFT_FUND_WORDS}.
					</p>
					<p className="greetings-card-line">From</p>
					<p className="greetings-card-foot">
						{charity} · {website}
					</p>
				</div>
			</div>
		</article>
	)
}
