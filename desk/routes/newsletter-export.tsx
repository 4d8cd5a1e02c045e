import { redirect } from 'react-router'
import { subscribersCsv } from '#domain/desk/subscribers-csv.ts'
import { listSubscribers } from '#records/newsletter/subscribers.ts'
import { recordEvent } from '#records/staff/audit.ts'
import { download } from '../data/download.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { requireRecentSignIn } from '../session/require-recent-sign-in.server.ts'
import type { Route } from './+types/newsletter-export.ts'

/** For a person who opens the address of the form. */
export function loader(args: Route.LoaderArgs) {
	requireMember(args, 'newsletter-export')
	throw redirect('/newsletter')
}

export async function action(args: Route.ActionArgs) {
	const { member } = await requireRecentSignIn(args, 'newsletter-export', { button: 'Export all subscribers' })
	const { store, siteUrl, timezone, now, today } = args.context.get(deskContext)
	const all = await listSubscribers(store)
	const event = { staffId: member.id, action: 'exported', subject: `newsletter, ${all.length}` } as const
	await store.write((transaction) => recordEvent(transaction, event, now))
	return download(`\uFEFF${subscribersCsv(all, { siteUrl, timezone })}`, {
		name: `newsletter-${today}.csv`,
		type: 'text/csv',
	})
}
