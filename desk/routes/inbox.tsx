import { useState } from 'react'
import { Link, redirect } from 'react-router'
import { type InboxQuery, inboxSearch, parseInboxQuery } from '#domain/desk/inbox/inbox-query.ts'
import { isAllowed } from '#domain/desk/people/roles.ts'
import { ForToday } from '../inbox/for-today.tsx'
import { Nothing } from '../inbox/nothing.tsx'
import { Pages } from '../inbox/pages.tsx'
import '../inbox/inbox.css'
import '../inbox/inbox-controls.css'
import '../inbox/inbox-table.css'
import '../inbox/inbox-table-widths.css'
import { InboxFilters } from '../inbox/inbox-filters.tsx'
import { InboxShortcuts } from '../inbox/inbox-shortcuts.tsx'
import { InboxTable } from '../inbox/inbox-table.tsx'
import { readInbox } from '../inbox/read-inbox.server.ts'
import { ViewForm, ViewLinks } from '../inbox/view-links.tsx'
import { InboxLive } from '../live/inbox-live.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { FlashMessage } from '../shell/flash-message.tsx'
import { useHasShortcuts } from '../shortcuts/use-has-shortcuts.ts'
import type { Route } from './+types/inbox.ts'

export async function loader(args: Route.LoaderArgs) {
	const { context, url } = args
	const desk = context.get(deskContext)
	// The treasurer's desk begins elsewhere.
	if (desk.session && !isAllowed(desk.session.member.role, 'cases')) throw redirect('/giving')
	const { member } = requireMember(args, 'inbox')
	const query = parseInboxQuery(url.searchParams)
	const isViewDeleted = url.searchParams.get('view') === 'deleted'
	return { query, ownId: member.id, isViewDeleted, ...(await readInbox(query, { ...desk, member })) }
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: `Inbox${loaderData ? ` (${loaderData.total})` : ''} – Desk` }]
}

export default function InboxPage({ loaderData }: Route.ComponentProps) {
	const { query, ownId, rows, total, headings, lateRing, pages, all, options, views, forToday } = loaderData
	const hasShortcuts = useHasShortcuts()
	const [taken, setTaken] = useState('')
	const current = inboxSearch({ ...query, page: 1 })
	return (
		<div className="inbox">
			<h1>Inbox</h1>
			{loaderData.isViewDeleted && <FlashMessage>The view is deleted. Its cases are as they were.</FlashMessage>}
			<ForToday {...forToday} />
			<ViewLinks
				current={current}
				unsearched={inboxSearch({ ...query, search: '', page: 1 })}
				all={all}
				saved={views}
			/>
			<InboxFilters query={query} options={options} />
			<InboxLive />
			<p role="status" className="sr-only">
				{taken}
			</p>
			<div className={total === 0 ? 'inbox-result is-empty' : 'inbox-result'}>
				<p role="status">{countInWords(total, query)}</p>
				{current !== '' && total > 0 && (
					<Link to={{ pathname: '/', search: '' }} preventScrollReset>
						Show everything open
					</Link>
				)}
				<ViewForm current={current} saved={views} isEmpty={total === 0} />
				{hasShortcuts && <InboxShortcuts rows={rows} ownId={ownId} />}
			</div>
			{total === 0 ? (
				<Nothing query={query} />
			) : (
				<InboxTable
					rows={rows}
					query={query}
					headings={headings}
					lateRing={lateRing}
					ownId={ownId}
					onTaken={setTaken}
					caption={captionOf(query)}
				/>
			)}
			<Pages page={query.page} pages={pages} searchOf={(page) => inboxSearch({ ...query, page })} />
		</div>
	)
}

function countInWords(total: number, query: InboxQuery): string {
	const search = inboxSearch({ ...query, sort: 'due', isDescending: false, page: 1 })
	const isEverything = search === ''
	if (total === 0) return isEverything || search === '?person=me' ? 'No open cases' : 'No case matches'
	return `${total} ${isEverything ? 'open ' : ''}${total === 1 ? 'case' : 'cases'}`
}

function captionOf({ sort, isDescending }: InboxQuery): string {
	return sort === 'due' && !isDescending ? 'Cases, what is due first at the top' : 'Cases'
}
