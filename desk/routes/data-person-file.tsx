import { redirect } from 'react-router'
import { cleanLine } from '#lib/text/clean.ts'
import { parseEmailAddress } from '#lib/text/email-address.ts'
import { recordEvent } from '#records/staff/audit.ts'
import { isDonorWithoutEmail } from '#records/submissions/find-people.ts'
import { download } from '../data/download.server.ts'
import { personFile } from '../data/person/person-record.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { requireRecentSignIn } from '../session/require-recent-sign-in.server.ts'
import type { Route } from './+types/data-person-file.ts'

export function loader(args: Route.LoaderArgs) {
	requireMember(args, 'data-person-file')
	throw redirect('/data/person')
}

export async function action(args: Route.ActionArgs) {
	const { member } = await requireRecentSignIn(args, 'data-person-file', {
		button: 'Download everything held about a person',
	})
	const request = args.context.get(deskContext)
	const typed = cleanLine(new URLSearchParams(await args.request.text()).get('email') ?? '')
	const email = parseEmailAddress(typed) ?? typed
	if (!email.includes('@') && !(await isDonorWithoutEmail(request.store, email))) throw redirect('/data/person')
	const file = await personFile(request, email)
	const event = { staffId: member.id, action: 'exported', subject: 'all data of a person' } as const
	await request.store.write((transaction) => recordEvent(transaction, event, request.now))
	return download(file, { name: `personal-data-${request.today}.json`, type: 'application/json' })
}
