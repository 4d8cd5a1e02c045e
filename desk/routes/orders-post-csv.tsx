import { redirect } from 'react-router'
import { canPost } from '#domain/desk/orders/can-post.ts'
import { parsePicks } from '#domain/desk/orders/orders-query.ts'
import { postOfficeCsv } from '#domain/desk/orders/post-office-csv.ts'
import { findOrders } from '#records/shop/orders/list-orders.ts'
import { recordEvent } from '#records/staff/audit.ts'
import { download } from '../data/download.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { requireRecentSignIn } from '../session/require-recent-sign-in.server.ts'
import type { Route } from './+types/orders-post-csv.ts'

/** For a person who opens the address of the form. */
export function loader(args: Route.LoaderArgs) {
	requireMember(args, 'orders-post-csv')
	throw redirect('/orders')
}

export async function action(args: Route.ActionArgs) {
	const { member } = await requireRecentSignIn(args, 'orders-post-csv', { button: 'Save the list for the post' })
	const { store, content, now, today } = args.context.get(deskContext)
	const picks = parsePicks(new URLSearchParams(await args.request.text()))
	if (picks.length === 0) throw redirect('/orders?untouched=1', { status: 303 })
	const references = picks.map(({ reference }) => reference)
	const orders = (await findOrders(store, references)).filter(canPost)
	const event = { staffId: member.id, action: 'exported', subject: `parcels, ${orders.length}` } as const
	await store.write((transaction) => recordEvent(transaction, event, now))
	return download(
		`\uFEFF${postOfficeCsv(orders, { merch: content.merch, bands: content.options?.shop.delivery ?? [] })}`,
		{ name: `parcels-${today}.csv`, type: 'text/csv' },
	)
}
