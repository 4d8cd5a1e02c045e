import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { FitLine } from '../compatibility/fit/fit-line.tsx'
import type { FitPanelData } from '../compatibility/fit/fit-list.tsx'
import { DogActions } from '../favourites/dog-actions.tsx'
import type { HappyEndingData } from './adopted/happy-ending.tsx'
import type { AskData } from './ask.tsx'
import type { Waiting } from './facts/history.ts'
import type { Fact } from './facts/needs.ts'
import { OtherWays } from './other-ways.tsx'
import type { PairData } from './pair.tsx'
import { Urgent, type UrgentData } from './urgent/urgent.tsx'

export interface AboutDogData extends AskData {
	/** "Fern and Hattie" for a pair. */
	name: string
	summary: string
	/** For a pair only common facts; the rest is in `pair`. */
	facts: Fact[]
	pair: PairData | null
	waiting: Waiting | null
	/** When the page last changed, and the reference. */
	history: string
	urgent: UrgentData | null
	/** The dog to save as a favourite or compare: the one in the URL, if it is listed. */
	favourite: { slug: string; name: string } | null
	fit: FitPanelData | null
	/** Says itself that the dog found a home. */
	happyEnding: HappyEndingData | null
}

interface AboutDogProps {
	dog: AboutDogData
	poster: ReactNode
	/** False where it stands beside the name. */
	hasSummary: boolean
}

/** The card beside the name and the pictures. Only text and links, which work before hydration. */
export function AboutDog({ dog, poster, hasSummary }: AboutDogProps) {
	// The needs of a pair are shown further down, one dog at a time.
	const fitOf = dog.fit?.dogs.length === 1 ? dog.fit.dogs[0] : undefined
	return (
		<aside aria-label={`About ${dog.name}`} className="profile-side">
			<div className="profile-card grid gap-5 rounded-xl bg-raised shadow-2">
				{dog.urgent && <Urgent {...dog.urgent} />}
				{!dog.ask && !dog.happyEnding && (
					<div className="grid gap-2">
						<h2 className="text-h3">{dog.next.title}</h2>
						<p>{dog.next.text}</p>
						<OtherWays {...dog} />
					</div>
				)}
				{hasSummary && dog.summary && <p className="text-lede">{dog.summary}</p>}
				<div>
					{dog.pair && (
						<div className="pair-facts">
							{dog.pair.dogs.map(({ id, name, facts }) => (
								<div key={id}>
									<h2 className="text-h3 wrap-anywhere">{name}</h2>
									<Facts facts={facts} />
								</div>
							))}
						</div>
					)}
					<Facts facts={dog.facts} />
				</div>
				{dog.waiting && (
					<p>
						<b className="font-display font-extrabold">{dog.waiting.days}</b> {dog.waiting.words}
					</p>
				)}
				{/* The panel of an urgent dog has it. */}
				{dog.ask && !dog.urgent && (
					<ButtonLink to={dog.ask.apply.url} size="pasm" className="no-print">
						{dog.ask.apply.text}
					</ButtonLink>
				)}
				{fitOf && (
					<FitLine needs={fitOf.needs}>
						<SiteLink to="#fit" className="inline-flex min-h-11 items-center font-semibold">
							Why, and what to ask us
						</SiteLink>
					</FitLine>
				)}
				{dog.favourite ? (
					<DogActions {...dog.favourite} summary={dog.summary}>
						{poster}
					</DogActions>
				) : (
					poster
				)}
				{dog.history && <p className="text-note text-ink-2">{dog.history}</p>}
			</div>
		</aside>
	)
}
