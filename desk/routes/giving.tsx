import { Link } from 'react-router'
import { type GivingQuery, givingSearch, parseGivingQuery } from '#domain/desk/giving/giving-query.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { NothingToDo } from '../data/nothing-to-do.tsx'
import { DonationTable } from '../giving/donation-table.tsx'
import '../inbox/inbox.css'
import '../inbox/inbox-controls.css'
import '../giving/giving.css'
import { GivingFilters } from '../giving/giving-filters.tsx'
import { GivingNav } from '../giving/giving-nav.tsx'
import { readGivingList } from '../giving/read-list.server.ts'
import { Pages } from '../inbox/pages.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/giving.ts'

export async function loader(asked: Route.LoaderArgs) {
	requireMember(asked, 'giving')
	const query = parseGivingQuery(asked.url.searchParams)
	return { query, ...(await readGivingList(query, asked.context.get(deskContext))) }
}

export function meta() {
	return [{ title: 'Giving – Desk' }]
}

export default function GivingPage({ loaderData }: Route.ComponentProps) {
	const { query, rows, total, pages, month, funds, months } = loaderData
	const isFiltered = givingSearch({ ...query, page: 1 }) !== ''
	return (
		<div className="giving">
			<h1>Giving</h1>
			<GivingNav />
			<p className="giving-month">
				<span>
					{month.words} <b>{month.received.length > 0 ? listInWords(month.received) : 'Nothing yet'}</b>
					{month.received.length > 0 && ' received'}
				</span>
				{month.back.length > 0 && <span>{listInWords(month.back)} given back</span>}
				<Link to={`/giving/books?month=${month.month}`}>By fund</Link>
			</p>
			<GivingFilters query={query} funds={funds} months={months} />
			<div className="inbox-result">
				<p role="status">{countInWords(total, isFiltered)}</p>
				{isFiltered && <Link to="/giving">Show all</Link>}
			</div>
			{rows.length > 0 && <DonationTable rows={rows} />}
			{total === 0 && !isFiltered && (
				<NothingToDo text="The first donation appears here, as soon as someone has sent the form." />
			)}
			<Pages page={query.page} pages={pages} searchOf={searchOf(query)} />
		</div>
	)
}

const searchOf = (query: GivingQuery) => (page: number) => givingSearch({ ...query, page })

function countInWords(total: number, isFiltered: boolean): string {
	if (total === 0)
		return isFiltered ? 'Nothing matches. Part of a name, email or reference is enough.' : 'No donations yet'
	const noun = total === 1 ? 'donation or sponsorship' : 'donations and sponsorships'
	return `${total} ${noun}${isFiltered ? ' found' : ''}`
}
