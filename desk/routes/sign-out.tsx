import { redirect } from 'react-router'
import { endSession } from '#records/staff/sign-in/sessions.ts'
import { deskContext } from '../request.server.ts'
import { keyCookie } from '../session/cookies.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/sign-out.ts'

/** Opened as a page, it changes nothing. */
export function loader() {
	throw redirect('/')
}

export async function action(args: Route.ActionArgs) {
	const { id, member } = requireMember(args, 'sign-out')
	const { store, now, siteUrl } = args.context.get(deskContext)
	await endSession(store, { id, staffId: member.id, action: 'signed out' }, now)
	throw redirect('/sign-in?signed-out', {
		status: 303,
		headers: { 'Set-Cookie': await keyCookie('session', null, siteUrl) },
	})
}
