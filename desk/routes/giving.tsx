import { Link } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { type GivingQuery, givingSearch, parseGivingQuery } from '#domain/desk/giving/giving-query.ts'
import { ordersSearch } from '#domain/desk/orders/orders-query.ts'
import { formatDate } from '#lib/dates.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import '../data/data.css'
import { NothingToDo } from '../data/nothing-to-do.tsx'
import { DonationTable } from '../giving/donation-table.tsx'
import '../inbox/inbox.css'
import '../inbox/inbox-controls.css'
import '../giving/giving.css'
import { Figures } from '../giving/figures.tsx'
import { GivingFilters } from '../giving/giving-filters.tsx'
import { GivingNav } from '../giving/giving-nav.tsx'
import { readGivingList } from '../giving/read-list.server.ts'
import { Pages } from '../inbox/pages.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/giving.ts'

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'giving')
	const query = parseGivingQuery(args.url.searchParams)
	return { query, ...(await readGivingList(query, args.context.get(deskContext))) }
}

export function meta() {
	return [{ title: 'Giving – Desk' }]
}

export default function GivingPage({ loaderData }: Route.ComponentProps) {
	const { query, rows, total, pages, funds, months, held } = loaderData
	const isFiltered = givingSearch({ ...query, page: 1 }) !== ''
	return (
		<div className="giving">
			<GivingNav />
			<header className="data-head">
				<h1>Giving</h1>
				<p>Donations and sponsorships, the newest at the top.</p>
			</header>
			<MonthSums {...loaderData} />
			{held && (
				<Notice tone="caution">
					{held} <Link to="/giving/statement">Check them</Link>
				</Notice>
			)}
			<GivingFilters query={query} funds={funds} months={months} />
			<div className="inbox-result">
				<p role="status">{countInWords(total, isFiltered)}</p>
				{isFiltered && <Link to="/giving">Show all</Link>}
			</div>
			{query.month !== '' && rows.length > 0 && (
				<p className="giving-note">
					Announced in {formatDate(query.month)}, or with money that moved then. Each sum is of all months: what arrived
					in this one is in <Link to={`/giving/books?month=${query.month}`}>its books</Link>.
				</p>
			)}
			{rows.length > 0 && <DonationTable rows={rows} />}
			{total === 0 && !isFiltered && (
				<NothingToDo text="The first donation appears here, as soon as someone has sent the form." />
			)}
			<Pages page={query.page} pages={pages} searchOf={searchOf(query)} />
		</div>
	)
}

type MonthSumsProps = Pick<
	Route.ComponentProps['loaderData'],
	'month' | 'toReview' | 'undecided' | 'overRefunded' | 'ordersToDecide' | 'disputes' | 'certificates'
>

/** What was given in a month, and what waits for a person. */
function MonthSums({ month, ...waiting }: MonthSumsProps) {
	const { received, fromShop, fund, words } = month
	const books = <Link to={`/giving/books?month=${month.month}`}>See the books</Link>
	return (
		<Figures
			figures={[
				{
					label: fund === '' ? `Donations and sponsorships, ${words}` : `For ${fund}, ${words}`,
					value: received.length > 0 ? listInWords(received) : 'Nothing yet',
					note: noteOf(month),
					action: books,
				},
				...(fromShop.length > 0
					? [{ label: `The shop, ${words}`, value: listInWords(fromShop), note: wentBack(month.shopBack) }]
					: []),
				...toDecide(waiting),
			]}
		/>
	)
}

/** What waits for a person, each with where it is decided. */
function toDecide(waiting: Omit<MonthSumsProps, 'month'>) {
	const { toReview, undecided, overRefunded, ordersToDecide, disputes, certificates } = waiting
	return [
		{
			isShown: disputes.count > 0,
			label: disputes.count === 1 ? 'Dispute to answer' : 'Disputes to answer',
			value: String(disputes.count),
			note: disputes.days,
			action: <Link to={disputes.path}>{disputes.count === 1 ? 'Look at it' : 'Look at them'}</Link>,
		},
		{
			isShown: toReview > 0,
			label: 'Bank lines to check',
			value: String(toReview),
			action: <Link to="/giving/statement">Check them</Link>,
		},
		{
			isShown: ordersToDecide > 0,
			label: 'Orders to decide',
			value: String(ordersToDecide),
			note: undecided.length > 0 ? `${listInWords(undecided)} sent on top is no donation until you keep it` : undefined,
			action: (
				<Link to={`/orders${ordersSearch({ view: 'to decide', search: '', page: 1 })}`}>
					{ordersToDecide === 1 ? 'Look at it' : 'Look at them'}
				</Link>
			),
		},
		{
			isShown: certificates.count > 0,
			label: certificates.count === 1 ? 'Certificate to post' : 'Certificates to post',
			value: String(certificates.count),
			note: certificates.note,
			action: <Link to={certificates.path}>{certificates.count === 1 ? 'Look at it' : 'Look at them'}</Link>,
		},
		{
			isShown: overRefunded > 0,
			label: 'More went back than came',
			value: String(overRefunded),
			action: <Link to="/giving?state=over-refunded">{overRefunded === 1 ? 'Look at it' : 'Look at them'}</Link>,
		},
	].filter(({ isShown }) => isShown)
}

/** "£22.00 of it with orders of the shop, £5.00 sent on top of orders and given back, £50.00 refunded, £32.00 taken back by banks" */
function noteOf({ withOrders, surplusReturned, back }: MonthSumsProps['month']): string {
	const parts = [
		withOrders.length > 0 ? `${listInWords(withOrders)} of it with orders of the shop` : '',
		surplusReturned.length > 0 ? `${listInWords(surplusReturned)} sent on top of orders and given back` : '',
		wentBack(back),
	]
	return parts.filter(Boolean).join(', ')
}

function wentBack({ refunded, disputed }: MonthSumsProps['month']['back']): string {
	const parts = [
		refunded.length > 0 ? `${listInWords(refunded)} refunded` : '',
		disputed.length > 0 ? `${listInWords(disputed)} taken back by banks` : '',
	]
	return parts.filter(Boolean).join(', ')
}

const searchOf = (query: GivingQuery) => (page: number) => givingSearch({ ...query, page })

function countInWords(total: number, isFiltered: boolean): string {
	if (total === 0)
		return isFiltered ? 'Nothing matches. Part of a name, email or reference is enough.' : 'No donations yet'
	const noun = total === 1 ? 'donation or sponsorship' : 'donations and sponsorships'
	return `${total} ${noun}${isFiltered ? ' found' : ''}`
}
