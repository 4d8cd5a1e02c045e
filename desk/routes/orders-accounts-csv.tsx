import { redirect } from 'react-router'
import { isMonth } from '#domain/desk/giving/giving-query.ts'
import { orderAccountsCsv } from '#domain/desk/orders/order-accounts-csv.ts'
import { recordEvent } from '#records/staff/audit.ts'
import { download } from '../data/download.server.ts'
import { readAccounts } from '../orders/accounts/read-accounts.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { requireRecentSignIn } from '../session/require-recent-sign-in.server.ts'
import type { Route } from './+types/orders-accounts-csv.ts'

/** For a person who opens the address of the form. */
export function loader(args: Route.LoaderArgs) {
	requireMember(args, 'orders-accounts-csv')
	throw redirect('/orders/accounts')
}

export async function action(args: Route.ActionArgs) {
	const { member } = await requireRecentSignIn(args, 'orders-accounts-csv', { button: 'Export the orders' })
	const desk = args.context.get(deskContext)
	const month = new URLSearchParams(await args.request.text()).get('month') ?? ''
	if (!isMonth(month)) throw redirect('/orders/accounts')
	const accounts = await readAccounts(month, desk)
	const event = { staffId: member.id, action: 'exported', subject: `orders of ${month}, ${accounts.length}` } as const
	await desk.store.write((transaction) => recordEvent(transaction, event, desk.now))
	return download(`\uFEFF${orderAccountsCsv(accounts, desk.timezone)}`, {
		name: `orders-${month}.csv`,
		type: 'text/csv',
	})
}
