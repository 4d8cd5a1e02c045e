import { PRESENCE_LIFE_MS } from '#domain/desk/live-events.ts'
import { eventsAfter, eventsSince } from '#records/live/desk-events.ts'
import { listStaff } from '#records/staff/members.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/live.ts'

/** For a page that opens: who is at the desk, what happened since the page was made, and who is where. */
export async function loader(args: Route.LoaderArgs) {
	const { member } = requireMember(args, 'live')
	const { store, now } = args.context.get(deskContext)
	const after = Number(args.url.searchParams.get('after')) || 0
	const [people, missed, recent] = await Promise.all([
		listStaff(store),
		eventsAfter(store, after),
		eventsSince(store, now - PRESENCE_LIFE_MS),
	])
	const events = [...missed, ...recent].filter(({ kind }) => kind !== 'access')
	return Response.json({
		ownId: member.id,
		people: people.map(({ id, name }) => [id, name]),
		events: events.map(({ at, ...event }) => ({ ...event, ageMs: Math.max(0, now - at) })),
	})
}
