import type { Permission } from '#domain/desk/roles.ts'

export interface DeskPage {
	/** Below `/desk/`; "" is the desk itself. */
	path: string
	/** In `routes/`. */
	module: string
	/** What the page and its forms need; null for pages before sign-in. */
	permission: Permission | null
}

/** The table of the desk's pages. The routes, the checks of permissions and the tests derive from it. */
export const DESK_PAGES = [
	{ path: '', module: 'inbox', permission: 'cases' },
	{ path: 'cases/:reference', module: 'case', permission: 'cases' },
	{ path: 'people', module: 'people', permission: 'people' },
	{ path: 'audit-log', module: 'audit-log', permission: 'auditLog' },
	{ path: 'account', module: 'account', permission: 'ownAccount' },
	{ path: 'sign-out', module: 'sign-out', permission: 'ownAccount' },
	{ path: 'sign-in', module: 'sign-in', permission: null },
	{ path: 'sign-in/email', module: 'sign-in-email', permission: null },
	{ path: 'sign-in/link', module: 'sign-in-link', permission: null },
	{ path: 'invitation', module: 'invitation', permission: null },
] as const satisfies DeskPage[]

export type DeskModule = (typeof DESK_PAGES)[number]['module']

export function permissionOf(module: DeskModule): Permission | null {
	return DESK_PAGES.find((page) => page.module === module)?.permission ?? null
}
