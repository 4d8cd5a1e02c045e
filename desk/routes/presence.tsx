import { data, redirect } from 'react-router'
import { PRESENCE_KINDS } from '#domain/desk/live-events.ts'
import { recordPresence } from '#records/live/desk-events.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/presence.ts'

/** Opened as a page, it changes nothing. */
export function loader(args: Route.LoaderArgs) {
	requireMember(args, 'presence')
	throw redirect('/')
}

/** An open page says that its person looks at a case, writes there, or has left. */
export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'presence')
	const { store, now } = args.context.get(deskContext)
	const form = new URLSearchParams(await args.request.text())
	const kind = PRESENCE_KINDS.find((one) => one === form.get('kind'))
	const presence = { reference: form.get('reference') ?? '', staffId: member.id }
	const isKnown = kind !== undefined && (await recordPresence(store, { ...presence, kind }, now))
	if (!isKnown) throw data(null, { status: 404 })
	return new Response(null, { status: 204 })
}
