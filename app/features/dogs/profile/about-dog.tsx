import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { cn } from '#app/ui/cn.ts'
import { Facts } from '#app/ui/facts.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import type { BadgeData } from '#domain/dogs/badges.ts'
import { FitLine } from '../compatibility/fit-line.tsx'
import type { FitPanelData } from '../compatibility/fit-list.tsx'
import { DogActions } from '../favourites/dog-actions.tsx'
import { Ask, type AskData } from './ask.tsx'
import type { Fact } from './facts/needs.ts'
import { Pair, type PairData } from './pair.tsx'

export interface AboutDogData extends AskData {
	/** "Fern and Hattie" for a pair. */
	name: string
	summary: string
	badges: BadgeData[]
	/** For a pair only common facts; the rest is in `pair`. */
	facts: Fact[]
	pair: PairData | null
	/** How long the dog has waited and when the page last changed. */
	history: string
	/** The dog to save as a favourite or compare: the one in the URL, if it is listed. */
	favourite: { slug: string; name: string } | null
	fit: FitPanelData | null
}

/** Beside the pictures: name, facts and next steps. Only text and links, which work before hydration. */
export function AboutDog({ dog, poster }: { dog: AboutDogData; poster: ReactNode }) {
	// The needs of a pair are shown further down, one dog at a time.
	const fitOf = dog.pair ? undefined : dog.fit?.dogs[0]
	return (
		<div className="grid min-w-0 gap-6">
			<div className="grid gap-4">
				<Badges badges={dog.badges} />
				<DogName>{dog.name}</DogName>
				{dog.summary && <p className="max-w-[35em] text-lede text-ink-2">{dog.summary}</p>}
			</div>
			{dog.pair && <Pair {...dog.pair} />}
			<div className="grid gap-3">
				<Facts facts={dog.facts} />
				{dog.history && <p className="border-t-2 border-line pt-3 text-note text-ink-2">{dog.history}</p>}
				{poster}
			</div>
			{fitOf && (
				<FitLine needs={fitOf.needs}>
					<SiteLink to="#fit" className="inline-flex min-h-11 items-center font-semibold">
						Why, and what to ask us
					</SiteLink>
				</FitLine>
			)}
			<Ask name={dog.name} next={dog.next} ask={dog.ask} sponsor={dog.sponsor} />
			{dog.favourite && <DogActions {...dog.favourite} summary={dog.summary} />}
		</div>
	)
}

function Badges({ badges }: { badges: BadgeData[] }) {
	if (badges.length === 0) return null
	return (
		<ul className="flex flex-wrap gap-1.5">
			{badges.map(({ tone, text }) => (
				<li key={text}>
					<Badge tone={tone} onPage>
						{text}
					</Badge>
				</li>
			))}
		</ul>
	)
}

/** Largest heading of the site. A long word shrinks instead of overflowing. */
function DogName({ children: name }: { children: string }) {
	const longestWord = Math.max(...name.split(/[\s-]+/).map((word) => word.length))
	// Other scripts have taller ascenders and descenders.
	const size = /^[\p{Script=Latin}\P{L}]*$/u.test(name) ? sizeFor(longestWord) : 'text-h1 leading-[1.2]'
	return <h1 className={cn('wrap-anywhere font-black', size)}>{name}</h1>
}

function sizeFor(letters: number) {
	if (letters <= 8) return '-ml-[.035em] text-name'
	if (letters <= 11) return 'text-h1'
	return 'text-h2'
}
