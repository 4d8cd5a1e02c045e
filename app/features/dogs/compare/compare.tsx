import { useEffect, useRef } from 'react'
import { PageHead, Wrap } from '#app/ui/layout/layout.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { ClientOnly } from '../favourites/client-only.tsx'
import { type MissingDog, MissingDogs } from '../favourites/selection/missing-dogs.tsx'
import { ShareButton } from '../favourites/share-button.tsx'
import type { CompareGroup } from './compare-rows.ts'
import { type CompareExample, CompareExampleCard, ComparePlaces } from './compare-start.tsx'
import { type ComparedDog, CompareTable } from './compare-table.tsx'
import type { MoreDogsData } from './more-dogs.tsx'
import { MoreDogs } from './more-dogs.tsx'
import type { Tone } from './tones.ts'
import './compare-classes.css'
import './compare.css'
import './compare-phone.css'
import './compare-heads.css'
import './compare-start.css'

export interface CompareData {
	title: string
	names: string[]
	/** How two dogs differ most, in a sentence or two; "" for others. */
	lead: string
	path: string
	dogs: ComparedDog[]
	tones: Tone[]
	/** Empty for fewer than two dogs. */
	groups: CompareGroup[]
	/** The number of rows that are equal for every dog, and of the others. */
	same: number
	different: number
	/** Selected, but beyond the limit. */
	excluded: { slug: string; name: string }[]
	missing: MissingDog[]
	/** Until there are two dogs. */
	example: CompareExample | null
	/** Null when the comparison is full. */
	more: MoreDogsData | null
}

export function Compare(data: CompareData) {
	const { title, names, lead, path, dogs, tones, groups, different, same, excluded, missing, example, more } = data
	const heading = useRef<HTMLSpanElement>(null)
	useFocusAfterNavigation(heading, path)
	return (
		<>
			<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Find a dog', to: '/dogs' }, { text: 'Compare' }]} />
			<PageHead
				title={
					<span ref={heading} tabIndex={-1} className="outline-none">
						{names.length > 1 ? `Compare ${title}` : title}
					</span>
				}
				lede={
					<span>
						{lead && <span>{`${lead} `}</span>}
						<span role="status" className={groups.length > 0 ? 'compare-summary' : undefined}>
							{summary(data)}
						</span>
					</span>
				}
			/>
			<Wrap className="is-wide grid gap-12 pb-section">
				{(excluded.length > 0 || missing.length > 0) && (
					<div className="grid gap-2">
						{excluded.length > 0 && <ExcludedDogs dogs={excluded} />}
						<MissingDogs dogs={missing} />
					</div>
				)}
				{groups.length > 0 && (
					<CompareTable dogs={dogs} tones={tones} groups={groups} caption={title} different={different} same={same} />
				)}
				{names.length > 1 && (
					<div className="no-print flex min-h-13 flex-wrap gap-3 noscript:hidden">
						<ClientOnly>
							<ShareButton
								path={path}
								title={`${title}, side by side`}
								text="Which one would suit us?"
								label="Share this comparison"
							/>
						</ClientOnly>
					</div>
				)}
				{/* Before a comparison its places come first, and beside them what it will look like. */}
				<div className={dogs.length < 2 ? 'compare-start' : undefined}>
					{dogs.length < 2 && <ComparePlaces dog={dogs[0]} />}
					{more && <MoreDogs selected={dogs} more={more} />}
					{example && <CompareExampleCard example={example} />}
				</div>
			</Wrap>
		</>
	)
}

function summary({ names, same, different }: CompareData): string {
	if (names.length === 0)
		return 'Torn between a few dogs? Put two to four side by side, and see which of them suits your home.'
	if (names.length === 1) return 'Choose one to three more, and see where they differ and where they are alike.'
	return `${different === 1 ? '1 answer differs' : `${different} answers differ`}, ${same === 1 ? '1 is' : `${same} are`} the same.`
}

function ExcludedDogs({ dogs }: { dogs: CompareData['excluded'] }) {
	return (
		<p className="rounded-m bg-ball-wash px-5 py-4">
			Four dogs fit side by side. Not shown:{' '}
			{dogs.map(({ slug, name }, i) => (
				<span key={slug}>
					{i > 0 && <span>, </span>}
					<SiteLink to={`/dogs/${slug}`}>{name}</SiteLink>
				</span>
			))}
			<span>.</span>
		</p>
	)
}

/** Keeps the focus on the page when the link that changed the selection disappears. */
function useFocusAfterNavigation(heading: { current: HTMLElement | null }, path: string) {
	const before = useRef(path)
	useEffect(() => {
		const changed = before.current !== path
		before.current = path
		if (changed && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
	}, [heading, path])
}
