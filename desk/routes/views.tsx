import { data, Link, redirect } from 'react-router'
import { inboxSearch, parseInboxQuery } from '#domain/desk/inbox/inbox-query.ts'
import { deleteView, saveView } from '#records/cases/inbox/saved-views.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/views.ts'

const MAX_NAME_LENGTH = 40

/** No redirect: it also runs for the page that the action answers with. */
export function loader(args: Route.LoaderArgs) {
	requireMember(args, 'views')
	return null
}

/** Saves or deletes a view of the person. */
export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'views')
	const { store, now } = args.context.get(deskContext)
	const form = new URLSearchParams(await args.request.text())
	if (form.get('intent') === 'delete') {
		await deleteView(store, { id: form.get('id') ?? '', staffId: member.id })
		throw redirect('/?view=deleted', { status: 303 })
	}
	const name = (form.get('name') ?? '').trim().slice(0, MAX_NAME_LENGTH)
	// Through the parser, so that only a query of the inbox is stored.
	const query = inboxSearch({ ...parseInboxQuery(new URLSearchParams(form.get('query') ?? '')), page: 1 })
	if (name === '') return data({ problem: 'Give the view a name.' }, { status: 422 })
	if (query === '')
		return data({ problem: 'Everything open is a view already. Choose a filter first.' }, { status: 422 })
	const result = await saveView(store, { staffId: member.id, name, query }, now)
	if (result === 'too many') {
		return data({ problem: 'You have 20 views. Delete one before you save another.' }, { status: 422 })
	}
	throw redirect(`/${query}`, { status: 303 })
}

export function meta() {
	return [{ title: 'Save a view – Desk' }]
}

export default function ViewsPage({ actionData }: Route.ComponentProps) {
	return (
		<div className="grid gap-4">
			<h1>{actionData ? 'The view was not saved' : 'Nothing to save'}</h1>
			{actionData && <FlashMessage isProblem>{actionData.problem}</FlashMessage>}
			<p>
				<Link to="/">Back to the inbox</Link>
			</p>
		</div>
	)
}
