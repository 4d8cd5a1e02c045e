import { data, type RouterContextProvider, redirect } from 'react-router'
import { isAllowed } from '#domain/desk/people/roles.ts'
import type { StaffSession } from '#domain/desk/people/staff.ts'
import { type DeskModule, permissionOf } from '../pages.ts'
import { deskContext } from '../request.server.ts'

export interface GuardedArgs {
	request: Request
	context: Readonly<RouterContextProvider>
}

/**
 * The signed-in person, if they may use a page. Every loader and action of a page with a permission begins with it.
 *
 * @throws a redirect to the sign-in, which leads back; 403 for a role that may not
 */
export function requireMember({ request, context }: GuardedArgs, module: DeskModule): StaffSession {
	const { session } = context.get(deskContext)
	if (!session) throw redirect(`/sign-in${wayBack(request)}`)
	const permission = permissionOf(module)
	if (permission === null || !isAllowed(session.member.role, permission)) {
		throw data('Your role does not include this page.', { status: 403 })
	}
	return session
}

/** "?to=/cases/ADP-7K3F-2M". A form cannot be sent again after signing in, so it leads to its page. */
function wayBack(request: Request): string {
	const path = deskPath(request)
	return path === '/' || path === '/sign-out' ? '' : `?to=${encodeURIComponent(path)}`
}

/** "/people", also for the router's data request of the page. "/" is the desk itself. */
export function deskPath(request: Request): string {
	const { pathname } = new URL(request.url)
	return pathname.replace(/^\/desk/, '').replace(/(\/_)?\.data$/, '') || '/'
}
