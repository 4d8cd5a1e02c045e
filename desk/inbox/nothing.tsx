import type { ReactNode } from 'react'
import { Link } from 'react-router'
import listening from '#app/ui/sections/listening-wren.webp'
import walking from '#app/ui/sections/walking.webp'
import { type InboxQuery, inboxSearch } from '#domain/desk/inbox/inbox-query.ts'

/** An empty inbox is a small reward; an empty search says where else to look. */
export function Nothing({ query }: { query: InboxQuery }) {
	const search = inboxSearch({ ...query, sort: 'due', isDescending: false, page: 1 })
	if (search === '') {
		return (
			<EmptyState
				title="Everyone who wrote has an answer"
				text="Nothing is open. Time to walk a dog."
				picture={walking}
			/>
		)
	}
	if (search === '?person=me') {
		return (
			<EmptyState
				title="Nothing is waiting for you"
				text="Your cases are all answered. Time to walk a dog."
				picture={walking}
			/>
		)
	}
	const isOpenOnly = query.status === 'open'
	const everywhere: InboxQuery = { ...query, status: 'all', due: '', sort: 'received', isDescending: true, page: 1 }
	return (
		<EmptyState
			title={query.search === '' ? 'Nothing here now' : `Nothing found for “${query.search}”`}
			text={
				query.search === ''
					? 'No case matches these filters.'
					: 'Part of a name, phone number, town or reference is enough.'
			}
			picture={listening}
		>
			{isOpenOnly && <Link to={{ pathname: '/', search: inboxSearch(everywhere) }}>Look in closed cases too</Link>}
		</EmptyState>
	)
}

interface EmptyStateProps {
	title: string
	text: string
	picture: string
	children?: ReactNode
}

function EmptyState({ title, text, picture, children }: EmptyStateProps) {
	return (
		<div className="inbox-nothing">
			<img src={picture} alt="" width={480} height={480} />
			<h2>{title}</h2>
			<p>{text}</p>
			{children}
		</div>
	)
}
