import { lazy, type ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { phoneHref } from '#app/lib/phone.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Later } from '#app/ui/later.tsx'
import { PageHead, Wrap } from '#app/ui/layout.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { DogCardData } from '../card/dog-card.tsx'
import { DogGrid } from '../card/dog-grid.tsx'
import { FilterForm, type FilterFormData } from './filter-form.tsx'
import { type MaybeDog, MaybeDogs } from './maybe-dogs.tsx'
import { NoDogs } from './no-dogs.tsx'
import { NoMatch, type NoMatchData } from './no-match.tsx'
import { ResultsBar } from './results-bar.tsx'

const HomeStrip = lazy(() => import('../fit/home-strip.tsx').then((file) => ({ default: file.HomeStrip })))

export interface DogsListData extends FilterFormData {
	heading: string
	applied: { text: string; to: string }[]
	dogs: DogCardData[]
	maybe: { title: string; dogs: MaybeDog[] }
	/** The way to dogs who may fit but were never tested; null when there are none, or when they are what is shown. */
	untested: { text: string; to: string } | null
	showsUntested: boolean
	/** null unless the wishes leave nobody. */
	noMatch: NoMatchData | null
	page: number
	pages: number
	total: number
	/** Of the first page of this list, with its wishes. */
	address: string
	phone: string
}

export function DogsList(data: DogsListData) {
	const { phone } = data
	const isEmpty = data.total === 0 && data.noMatch === null
	return (
		<Wrap className="pb-section">
			<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Find a dog' }]} />
			<PageHead title="Find a dog" lede={<Lede phone={phone} />} />
			{isEmpty ? (
				<NoDogs phone={phone} />
			) : (
				<>
					<FilterForm wishes={data.wishes} places={data.places} />
					<Later>
						<HomeStrip />
					</Later>
					<ResultsBar heading={withPage(data)} applied={data.applied} />
					<Results {...data} />
				</>
			)}
		</Wrap>
	)
}

function Results(data: DogsListData) {
	const { dogs, maybe, untested, noMatch, page, pages, address } = data
	if (noMatch) return <NoMatch data={noMatch} untested={untested} />
	return (
		<Renewing>
			{data.showsUntested && <NotKnownIsNotNo phone={data.phone} />}
			{dogs.length > 0 && <DogGrid dogs={dogs} first />}
			<MaybeDogs {...maybe} first={dogs.length === 0} />
			{untested && (
				<p className="mt-10">
					<ButtonLink to={untested.to} variant="link" size="link-l" arrow>
						{untested.text}
					</ButtonLink>
				</p>
			)}
			<div className="mt-12">
				<Pagination
					page={page}
					pages={pages}
					hrefFor={(number) => pageAddress(address, number)}
					label="Pages of dogs"
				/>
			</div>
		</Renewing>
	)
}

/** Pales while the next list is on its way, but only when that takes long enough to be noticed. */
function Renewing({ children }: { children: ReactNode }) {
	const { location } = useNavigation()
	const isRenewing = location?.pathname === '/dogs'
	return (
		<div
			aria-busy={isRenewing || undefined}
			className={cn(isRenewing && 'opacity-55 motion-safe:transition-opacity motion-safe:delay-200')}
		>
			{children}
		</div>
	)
}

function pageAddress(address: string, page: number) {
	if (page === 1) return address
	return `${address}${address.includes('?') ? '&' : '?'}page=${page}`
}

function withPage({ heading, page, pages }: DogsListData) {
	return pages > 1 ? `${heading}, page ${page} of ${pages}` : heading
}

function NotKnownIsNotNo({ phone }: { phone: string }) {
	return (
		<p className="mb-8 max-w-[35em] text-lede text-ink-2">
			Not known is not a no. Tell us about your home
			{phone && (
				<>
					{' '}
					on <Phone phone={phone} />
				</>
			)}
			, and we will find out.
		</p>
	)
}

function Lede({ phone }: { phone: string }) {
	return (
		<>
			Every dog here is ready to meet you, or nearly.
			{phone && (
				<>
					{' '}
					If you are not sure, ring us on <Phone phone={phone} /> and talk it through.
				</>
			)}
		</>
	)
}

function Phone({ phone }: { phone: string }) {
	return (
		<SiteLink to={phoneHref(phone)} className="inline-block font-display font-extrabold">
			{phone}
		</SiteLink>
	)
}
