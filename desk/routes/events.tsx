import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/events.ts'

/** The event stream of a browser: ids of cases and people, no names. */
export function loader(args: Route.LoaderArgs) {
	const { id } = requireMember(args, 'events')
	const after = args.request.headers.get('Last-Event-ID') ?? args.url.searchParams.get('after') ?? ''
	return args.context.get(deskContext).openEvents(id, /^\d{1,15}$/.test(after) ? Number(after) : undefined)
}
