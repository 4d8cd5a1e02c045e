import { data, redirect } from 'react-router'
import { claimText } from '#domain/gift-aid/claim-rows.ts'
import { readClaim } from '#records/gift-aid/read-claims.ts'
import { recordEvent } from '#records/staff/audit.ts'
import { download } from '../data/download.server.ts'
import { claimRules } from '../giving/gift-aid/claim-page.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { requireRecentSignIn } from '../session/require-recent-sign-in.server.ts'
import type { Route } from './+types/giving-claim-rows.ts'

/** For a person who opens the address of the form. */
export function loader(args: Route.LoaderArgs) {
	requireMember(args, 'giving-claim-rows')
	throw redirect(`/giving/gift-aid/${args.params.id}`)
}

/** The rows for HMRC's spreadsheet, with names and addresses. */
export async function action(args: Route.ActionArgs) {
	const { member } = await requireRecentSignIn(args, 'giving-claim-rows', { button: 'Save the rows' })
	const desk = args.context.get(deskContext)
	const claim = await readClaim(desk.store, args.params.id, claimRules(desk).yearEnd)
	if (!claim) throw data(null, { status: 404 })
	const { rows } = claim.rows
	const event = { staffId: member.id, action: 'exported', subject: `Gift Aid claim, ${rows.length}` } as const
	await desk.store.write((transaction) => recordEvent(transaction, event, desk.now))
	return download(claimText(rows), { name: `gift-aid-${claim.from}-to-${claim.to}.txt`, type: 'text/plain' })
}
