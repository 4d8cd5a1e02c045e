import { redirect } from 'react-router'
import { describeAnswers } from '#domain/applications/submissions/describe-answers.ts'
import { FORM_WORDS } from '#domain/desk/cases/status-words.ts'
import { casesCsv, withoutRestricted } from '#domain/desk/export/cases-csv.ts'
import { recordEvent } from '#records/staff/audit.ts'
import { listSubmissions } from '#records/submissions/submissions.ts'
import { download } from '../data/download.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { requireRecentSignIn } from '../session/require-recent-sign-in.server.ts'
import type { Route } from './+types/data-export-file.ts'

export function loader(args: Route.LoaderArgs) {
	requireMember(args, 'data-export-file')
	throw redirect('/data/export')
}

/** The role that may export may read restricted answers; they are left out unless asked for. */
export async function action(args: Route.ActionArgs) {
	const { member } = await requireRecentSignIn(args, 'data-export-file', { button: 'Export cases' })
	const { store, content, timezone, now, today } = args.context.get(deskContext)
	const form = new URLSearchParams(await args.request.text())
	const only = Object.hasOwn(FORM_WORDS, form.get('form') ?? '') ? (form.get('form') ?? '') : ''
	const isAsm = form.get('for') === 'asm'
	const hasRestricted = !isAsm && form.get('restricted') === 'yes'
	const found = await listSubmissions(store, {
		quarantined: false,
		...(only ? { form: only } : {}),
		...(form.get('state') === 'all' ? {} : { isOpen: true }),
	})
	const whole = found.map((submission) => ({ submission, answers: describeAnswers(submission, content, now) }))
	const exported = hasRestricted ? whole : whole.map(withoutRestricted)
	const subject = `${found.length} cases${hasRestricted ? ' with restricted answers' : ''}${isAsm ? ' for ASM' : ''}`
	await store.write((transaction) => recordEvent(transaction, { staffId: member.id, action: 'exported', subject }, now))
	const text = casesCsv(exported, { isAsm, timezone, hasMark: !isAsm })
	return download(text, { name: `${isAsm ? 'asm' : 'cases'}-${only || 'all'}-${today}.csv`, type: 'text/csv' })
}
