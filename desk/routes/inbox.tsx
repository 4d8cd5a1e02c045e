import { Form, Link, redirect } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { isAllowed } from '#domain/desk/roles.ts'
import { FORM_WORDS } from '#domain/desk/status-words.ts'
import { CASES_PER_PAGE, listCases } from '#records/cases/list-cases.ts'
import { caseRow } from '../cases/case-row.server.ts'
import { CaseTable } from '../cases/case-table.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/inbox.ts'

const STATES = { open: 'Open', closed: 'Closed', quarantined: 'In quarantine' } as const

export async function loader(asked: Route.LoaderArgs) {
	const { context, url } = asked
	const { session, store, today } = context.get(deskContext)
	// The treasurer's desk begins elsewhere.
	if (session && !isAllowed(session.member.role, 'cases')) throw redirect('/account')
	requireMember(asked, 'inbox')
	const filter = readFilter(url.searchParams)
	const { cases, total } = await listCases(store, filter)
	return { rows: cases.map((one) => caseRow(one, today)), total, filter, pages: Math.ceil(total / CASES_PER_PAGE) }
}

/** What the address says; anything unknown counts as unset. */
function readFilter(parameters: URLSearchParams) {
	const state = parameters.get('state') ?? ''
	const form = parameters.get('form') ?? ''
	const page = Number(parameters.get('page'))
	return {
		state: Object.hasOwn(STATES, state) ? (state as keyof typeof STATES) : ('open' as const),
		form: Object.hasOwn(FORM_WORDS, form) ? form : undefined,
		search: (parameters.get('search') ?? '').trim().slice(0, 100),
		page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
	}
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: `Inbox${loaderData ? ` (${loaderData.total})` : ''} – Desk` }]
}

export default function InboxPage({ loaderData }: Route.ComponentProps) {
	const { rows, total, filter, pages } = loaderData
	const isFiltered = filter.search !== '' || filter.form !== undefined || filter.state !== 'open'
	return (
		<div className="grid gap-6">
			<h1>Inbox</h1>
			<Form method="get" role="search" className="flex flex-wrap items-end gap-4">
				<Field id="search" label="Search by name, phone, town or reference" className="min-w-72 flex-1">
					<Input type="search" name="search" defaultValue={filter.search} />
				</Field>
				<Field id="form" label="About">
					<Select name="form" defaultValue={filter.form ?? ''}>
						<option value="">Everything</option>
						{Object.entries(FORM_WORDS).map(([form, words]) => (
							<option key={form} value={form}>
								{words}
							</option>
						))}
					</Select>
				</Field>
				<Field id="state" label="Show">
					<Select name="state" defaultValue={filter.state}>
						{Object.entries(STATES).map(([state, words]) => (
							<option key={state} value={state}>
								{words}
							</option>
						))}
					</Select>
				</Field>
				<Button type="submit" variant="outline" size="st">
					Show
				</Button>
			</Form>
			<p role="status" className="font-bold">
				{countInWords(total, isFiltered)}
			</p>
			{rows.length > 0 && <CaseTable rows={rows} />}
			{pages > 1 && <PageLinks page={filter.page} pages={pages} filter={filter} />}
		</div>
	)
}

function countInWords(total: number, isFiltered: boolean): string {
	if (total === 0) return isFiltered ? 'No case matches.' : 'Everything is answered. Time to walk a dog.'
	return `${total} ${total === 1 ? 'case' : 'cases'}${isFiltered ? ' found' : ' open'}`
}

function PageLinks({ page, pages, filter }: { page: number; pages: number; filter: ReturnType<typeof readFilter> }) {
	const to = (target: number) => {
		const parameters = new URLSearchParams({ state: filter.state, search: filter.search, page: String(target) })
		if (filter.form) parameters.set('form', filter.form)
		return `?${parameters}`
	}
	return (
		<nav aria-label="Pages of cases" className="flex items-center gap-5">
			{page > 1 && <Link to={to(page - 1)}>Previous</Link>}
			<span>
				Page {page} of {pages}
			</span>
			{page < pages && <Link to={to(page + 1)}>Next</Link>}
		</nav>
	)
}
