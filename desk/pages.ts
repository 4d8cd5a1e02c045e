import type { Permission } from '#domain/desk/people/roles.ts'

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
	{ path: 'cases/compare', module: 'compare', permission: 'cases' },
	{ path: 'cases/:reference/email', module: 'case-email', permission: 'cases' },
	{ path: 'cases/:reference/home', module: 'case-home', permission: 'cases' },
	{ path: 'cases/:reference/files', module: 'case-files', permission: 'cases' },
	{ path: 'cases/:reference/files/:id', module: 'case-file', permission: 'cases' },
	{ path: 'dogs', module: 'dogs', permission: 'cases' },
	{ path: 'dogs/:slug/answer-all', module: 'answer-all', permission: 'cases' },
	{ path: 'newsletter', module: 'newsletter', permission: 'newsletter' },
	{ path: 'newsletter/export', module: 'newsletter-export', permission: 'newsletter' },
	{ path: 'quarantine', module: 'quarantine', permission: 'messages' },
	{ path: 'deliveries', module: 'deliveries', permission: 'messages' },
	{ path: 'data', module: 'data', permission: 'exports' },
	{ path: 'data/export', module: 'data-export', permission: 'exports' },
	{ path: 'data/export-file', module: 'data-export-file', permission: 'exports' },
	{ path: 'data/person', module: 'data-person', permission: 'deletion' },
	{ path: 'data/person-file', module: 'data-person-file', permission: 'exports' },
	{ path: 'data/complaint', module: 'data-complaint', permission: 'cases' },
	{ path: 'data/deletion', module: 'data-deletion', permission: 'deletion' },
	{ path: 'data/content', module: 'data-content', permission: 'settings' },
	{ path: 'data/settings', module: 'data-settings', permission: 'settings' },
	{ path: 'giving', module: 'giving', permission: 'donations' },
	{ path: 'giving/books', module: 'giving-books', permission: 'donations' },
	{ path: 'giving/ledger.csv', module: 'giving-ledger', permission: 'donations' },
	{ path: 'giving/statement', module: 'giving-statement', permission: 'donations' },
	{ path: 'giving/statement/donation', module: 'giving-entry', permission: 'donations' },
	{ path: 'giving/statement/check', module: 'giving-check', permission: 'donations' },
	{ path: 'giving/unmatched', module: 'giving-unmatched', permission: 'donations' },
	{ path: 'giving/:reference', module: 'giving-donation', permission: 'donations' },
	{ path: 'giving/gift-aid', module: 'giving-gift-aid', permission: 'donations' },
	{ path: 'giving/gift-aid/:id', module: 'giving-claim', permission: 'donations' },
	{ path: 'giving/gift-aid/:id/rows', module: 'giving-claim-rows', permission: 'donations' },
	{ path: 'giving/:reference/gift-aid', module: 'giving-declaration', permission: 'donations' },
	{ path: 'orders', module: 'orders', permission: 'packing' },
	{ path: 'orders/print', module: 'orders-print', permission: 'packing' },
	{ path: 'orders/send', module: 'orders-send', permission: 'packing' },
	{ path: 'orders/post.csv', module: 'orders-post-csv', permission: 'packing' },
	{ path: 'orders/stock', module: 'orders-stock', permission: 'packing' },
	{ path: 'orders/accounts', module: 'orders-accounts', permission: 'orders' },
	{ path: 'orders/accounts.csv', module: 'orders-accounts-csv', permission: 'orders' },
	{ path: 'orders/:reference', module: 'order', permission: 'packing' },
	{ path: 'events', module: 'events', permission: 'cases' },
	{ path: 'live', module: 'live', permission: 'cases' },
	{ path: 'presence', module: 'presence', permission: 'cases' },
	{ path: 'team', module: 'team', permission: 'cases' },
	{ path: 'views', module: 'views', permission: 'cases' },
	{ path: 'people', module: 'people', permission: 'people' },
	{ path: 'audit-log', module: 'audit-log', permission: 'auditLog' },
	{ path: 'account', module: 'account', permission: 'ownAccount' },
	{ path: 'account/settings', module: 'account-settings', permission: 'ownAccount' },
	{ path: 'account/provider', module: 'account-provider', permission: 'ownAccount' },
	{ path: 'confirm', module: 'confirm', permission: 'ownAccount' },
	{ path: 'sign-out', module: 'sign-out', permission: 'ownAccount' },
	{ path: 'sign-in', module: 'sign-in', permission: null },
	{ path: 'sign-in/passkey', module: 'sign-in-passkey', permission: null },
	{ path: 'sign-in/provider', module: 'sign-in-provider', permission: null },
	{ path: 'sign-in/provider/callback', module: 'sign-in-provider-callback', permission: null },
	{ path: 'sign-in/email', module: 'sign-in-email', permission: null },
	{ path: 'sign-in/link', module: 'sign-in-link', permission: null },
	{ path: 'invitation', module: 'invitation', permission: null },
] as const satisfies DeskPage[]

export type DeskModule = (typeof DESK_PAGES)[number]['module']

export function permissionOf(module: DeskModule): Permission | null {
	return DESK_PAGES.find((page) => page.module === module)?.permission ?? null
}
