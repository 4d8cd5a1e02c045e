import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { PageHead, Wrap } from '#app/ui/layout/layout.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import type { DogCardData } from '../card/dog-card.tsx'
import { DogGrid } from '../card/dog-grid.tsx'
import { HouseholdStrip } from '../compatibility/household/household-strip.tsx'
import { BelowFoldList, type BelowFoldListData } from './below-fold-list.tsx'
import { FilterPanel, type FilterPanelData } from './filters/filter-panel.tsx'
import { QuickFilters } from './filters/quick-filters.tsx'
import { NoDogs } from './no-match/no-dogs.tsx'
import { NoMatch, type NoMatchData } from './no-match/no-match.tsx'
import { PendingResults, ResultsBar, type ResultsBarData } from './results-bar.tsx'
import './filters/filters.css'
import './filters/choices.css'
import './list.css'
import './list-grid.css'
import './no-match/waiting-dog.css'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { questionsUrl } from '../compatibility/questions/questions-url.ts'

export interface DogsListData extends BelowFoldListData, ResultsBarData {
	panel: FilterPanelData
	/** Quick filters that are not active. */
	quick: { text: string; to: string }[]
	heading: string
	/** How many homes the dogs of the list need, where some go together, and how many are spoken for; else "". */
	homes: string
	dogs: DogCardData[]
	showsUntested: boolean
	/** A search with one or two matches, or none: there is nothing to filter. */
	isFolded: boolean
	noMatch: NoMatchData | null
	total: number
	/** Shown without any dog; null while forms are closed. */
	form: { text: string; url: string } | null
	phone: string
	/** False where the backend has never had a dog: a WordPress without our plugin. */
	hasAnyDog: boolean
	/** What search engines are told; `title` names the filters, also for the browser's tab. */
	search: { address: string; title: string; isIndexed: boolean }
}

interface DogsListProps {
	data: DogsListData
	/** The household's match under a card. */
	note?: ((dog: DogCardData) => ReactNode) | undefined
}

export function DogsList({ data, note }: DogsListProps) {
	const { phone, panel } = data
	const isEmpty = data.total === 0 && data.noMatch === null
	return (
		<Wrap className="is-wide pb-section">
			<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Find a dog' }]} />
			{isEmpty ? (
				<>
					<Head phone={phone} />
					<NoDogs form={data.form} phone={phone} hasAnyDog={data.hasAnyDog} />
				</>
			) : (
				<>
					<div className={cn('list-head', data.isFolded && 'folded')}>
						<Head phone={phone} />
						<FilterPanel panel={panel} />
					</div>
					{!data.isFolded && <QuickFilters chosen={data.applied.length - (panel.q ? 1 : 0)} filters={data.quick} />}
					<ResultsBar
						strip={<HouseholdStrip />}
						heading={withPage(data)}
						homes={data.homes}
						applied={data.applied}
						sort={data.sort}
						isEmpty={data.noMatch !== null || data.total <= FEW}
					/>
					<PendingResults>
						<Results data={data} note={note} />
					</PendingResults>
				</>
			)}
		</Wrap>
	)
}

function Results({ data, note }: DogsListProps) {
	const { dogs, noMatch } = data
	if (noMatch) {
		return <NoMatch data={noMatch} untested={data.untested} />
	}
	return (
		<>
			{data.showsUntested && <UntestedNote phone={data.phone} />}
			{dogs.length > 0 && <Matches data={data} note={note} />}
			<BelowFoldList data={data} first={dogs.length === 0} />
		</>
	)
}

/** So few lie across the page (`list-grid.css`). */
const FEW = 2

function Matches({ data: { dogs, maybe, page }, note }: DogsListProps) {
	if (page > 1 || dogs.length > FEW)
		return <DogGrid dogs={dogs} first list below={note} last={maybe.dogs.length === 0 && TILE} />
	return (
		<div className="few-across few-matches">
			<DogGrid
				dogs={dogs}
				first
				list
				sizes="(min-width: 640px) 46vw, 92vw"
				below={(dog) => (
					<div className="few-go">
						{note?.(dog)}
						<ButtonLink to={`/dogs/${dog.slug}`} size="pst">
							Meet {dog.name}
						</ButtonLink>
					</div>
				)}
			/>
		</div>
	)
}

const TILE = (
	<li key="tile" className="match-tile">
		<MatchTile />
	</li>
)

function withPage({ heading, page, pages }: DogsListData) {
	return pages > 1 ? `${heading}, page ${page} of ${pages}` : heading
}

function UntestedNote({ phone }: { phone: string }) {
	return (
		<p className="mb-8 max-w-[35em] text-lede text-ink-2">
			Not known is not a no. Tell us about your home
			{phone && (
				<span>
					{' '}
					on <Phone phone={phone} />
				</span>
			)}
			<span>, and we will find out.</span>
		</p>
	)
}

function Head({ phone }: { phone: string }) {
	const lede = (
		<span>
			Ready to meet you, or nearly.
			{phone && (
				<span>
					{' '}
					Not sure? Ring <Phone phone={phone} />.
				</span>
			)}
		</span>
	)
	return <PageHead title="Find a dog" lede={lede} />
}

function Phone({ phone }: { phone: string }) {
	return (
		<SiteLink to={phoneHref(phone)} className="inline-block font-display font-extrabold">
			{phone}
		</SiteLink>
	)
}

/** The way to the questions, in the place of the dogs missing in the last row. */
function MatchTile() {
	return (
		<SiteLink to={questionsUrl()}>
			<div>
				<h3>Could we be right for each other?</h3>
				<p>10 questions about your home. Then meet the dogs who’d suit it, and read why.</p>
				<span>Start here</span>
			</div>
		</SiteLink>
	)
}
