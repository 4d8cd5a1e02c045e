import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { FitLine } from '../compatibility/fit-line.tsx'
import type { FitPanelData } from '../compatibility/fit-list.tsx'
import { DogActions } from '../favourites/dog-actions.tsx'
import { Ask, type AskData } from './ask.tsx'
import type { Waiting } from './facts/history.ts'
import type { Fact } from './facts/needs.ts'
import type { HappyEndingData } from './happy-ending.tsx'
import { Urgent, type UrgentData } from './urgent.tsx'

export interface AboutDogData extends AskData {
	/** "Fern and Hattie" for a pair. */
	name: string
	summary: string
	/** For a pair only common facts; the rest is in `pair`. */
	facts: Fact[]
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

/** The column beside the pictures and the story. Only text and links, which work before hydration. */
export function AboutDog({ dog, poster }: { dog: AboutDogData; poster: ReactNode }) {
	// The needs of a pair are shown further down, one dog at a time.
	const fitOf = dog.fit?.dogs.length === 1 ? dog.fit.dogs[0] : undefined
	return (
		<aside aria-label={`About ${dog.name}`} className="profile-side">
			<div className="profile-card grid gap-5 rounded-xl bg-raised shadow-2">
				{dog.summary && <p className="text-lede">{dog.summary}</p>}
				{dog.urgent && <Urgent {...dog.urgent} />}
				<Facts facts={dog.facts} />
				{dog.waiting && <DaysWaiting {...dog.waiting} />}
				{dog.ask && (
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
				{dog.favourite && <DogActions {...dog.favourite} summary={dog.summary} />}
				{(dog.history || poster) && (
					<div>
						{poster}
						{dog.history && <p className="text-note text-ink-2">{dog.history}</p>}
					</div>
				)}
			</div>
			{!dog.happyEnding && (
				<Ask name={dog.name} next={dog.next} ask={dog.ask} person={dog.person} sponsor={dog.sponsor} />
			)}
		</aside>
	)
}

function DaysWaiting({ days, words }: Waiting) {
	return (
		<p className="profile-days">
			<b>{days}</b> {words}
		</p>
	)
}
