import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { Facets } from '#domain/desk/inbox/facets.ts'
import { EVERYTHING_OPEN, type InboxQuery, inboxSearch } from '#domain/desk/inbox/inbox-query.ts'
import { ConfirmFirst } from '../shell/confirm-first.tsx'

interface View {
	name: string
	/** The query as `inboxSearch` writes it. */
	query: string
	/** null: not counted. */
	count: number | null
}

interface ViewLinksProps {
	/** Without its page. */
	current: string
	/** Without its page and its search: the view in which one searches. */
	unsearched: string
	/** Counts of everything open. */
	all: Facets['all']
	saved: { id: string; name: string; query: string }[]
}

/** The views everyone has, then one's own. */
export function ViewLinks({ current, unsearched, all, saved }: ViewLinksProps) {
	const view = (name: string, changes: Partial<InboxQuery>, count: number | null = null): View => ({
		name,
		query: inboxSearch({ ...EVERYTHING_OPEN, ...changes }),
		count,
	})
	const views = [
		view('Everything open', {}, all.total),
		view('Ring first', { due: 'ring' }, all.ring),
		view('Overdue', { due: 'overdue' }, all.overdue),
		view('No one’s', { person: 'none' }, all.unassigned),
		view('Yours', { person: 'me' }, all.mine),
		...saved.map(({ name, query }) => ({ name, query, count: null })),
	]
	const shown = views.some(({ query }) => query === current) ? current : unsearched
	return (
		<nav aria-label="Views" className="inbox-views">
			<ul>
				{views
					.filter(({ count, query }) => count !== 0 || query === shown || query === '')
					.map(({ name, query, count }) => (
						<li key={`${name} ${query}`}>
							<Link to={{ pathname: '/', search: query }} aria-current={query === shown ? 'true' : undefined}>
								{name} {count !== null && <span>{count}</span>}
							</Link>
						</li>
					))}
			</ul>
		</nav>
	)
}

type ViewFormProps = Pick<ViewLinksProps, 'current' | 'saved'> & {
	/** Nothing is found: not worth a view. */
	isEmpty: boolean
}

/** Saves what is shown as a view, or deletes the view that is shown. Nothing for everything open. */
export function ViewForm({ current, saved, isEmpty }: ViewFormProps) {
	const shown = saved.find(({ query }) => query === current)
	if (current === '') return null
	if (shown) {
		return (
			<Form method="post" action="/views" className="inbox-view-form">
				<input type="hidden" name="id" value={shown.id} />
				<ConfirmFirst
					press={`Delete the view “${shown.name}”`}
					question="Its cases stay; only the view is deleted."
					variant="link"
					size="link-s"
				>
					<Button type="submit" variant="destructive" size="sm" name="intent" value="delete">
						Delete the view
					</Button>
				</ConfirmFirst>
			</Form>
		)
	}
	if (isEmpty) return null
	return (
		<details className="inbox-view-form">
			<summary>Save this view</summary>
			<Form method="post" action="/views">
				<input type="hidden" name="query" value={current} />
				<label htmlFor="view-name">Its name</label>
				<input id="view-name" name="name" required maxLength={40} autoComplete="off" />
				<Button type="submit" variant="outline" size="sm" name="intent" value="save">
					Save
				</Button>
			</Form>
		</details>
	)
}
