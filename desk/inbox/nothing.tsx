import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import listening from '#app/ui/sections/pictures/listening-wren.webp'
import walking from '#app/ui/sections/pictures/walking.webp'
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
				isReward
			/>
		)
	}
	if (search === '?person=me') {
		return (
			<EmptyState
				title="Nothing is waiting for you"
				text="Your cases are all answered. Time to walk a dog."
				picture={walking}
				isReward
			>
				<ButtonLink to="/" variant="outline" size="st">
					Show everything open
				</ButtonLink>
			</EmptyState>
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
			<ButtonLink to={`/${query.search === '' ? '' : inboxSearch({ ...query, search: '', page: 1 })}`} size="st">
				{query.search === '' ? 'Show everything open' : 'Clear search'}
			</ButtonLink>
			{isOpenOnly && (
				<ButtonLink to={`/${inboxSearch(everywhere)}`} size="st" variant="outline">
					Look in closed cases too
				</ButtonLink>
			)}
		</EmptyState>
	)
}

interface EmptyStateProps {
	title: string
	text: string
	picture: string
	/** All is answered. */
	isReward?: boolean
	children?: ReactNode
}

function EmptyState({ title, text, picture, isReward = false, children }: EmptyStateProps) {
	return (
		<div className={isReward ? 'inbox-nothing is-reward' : 'inbox-nothing'}>
			<img src={picture} alt="" width={480} height={400} />
			<div>
				<h2>{title}</h2>
				<p>{text}</p>
				{children && <div className="inbox-nothing-ways">{children}</div>}
			</div>
		</div>
	)
}
