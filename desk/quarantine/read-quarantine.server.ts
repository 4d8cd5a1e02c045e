import { FORM_WORDS } from '#domain/desk/status-words.ts'
import { momentOf } from '#lib/dates.ts'
import type { Quarantined } from '#records/cases/quarantine-actions.ts'
import { listQuarantinedEmails } from '#records/email/quarantine.ts'
import { listQuarantinedRequests } from '#records/newsletter/quarantined.ts'
import { listSubmissions } from '#records/submissions/submissions.ts'
import type { DeskRequest } from '../request.server.ts'
import type { QuarantineLine } from './quarantine-list.tsx'

/** Everything in quarantine, by kind. */
export async function readQuarantine({ store, now, timezone }: Pick<DeskRequest, 'store' | 'now' | 'timezone'>) {
	const [cases, requests, emails] = await Promise.all([
		listSubmissions(store, { quarantined: true }),
		listQuarantinedRequests(store, now),
		listQuarantinedEmails(store),
	])
	const when = (at: number) => momentOf(at, timezone)
	return {
		cases: cases.map(
			(one): QuarantineLine => ({
				pick: `case ${one.reference}`,
				title: one.name || 'No name',
				href: `/cases/${one.reference}`,
				what: [FORM_WORDS[one.form] ?? one.form, one.about, one.town].filter(Boolean).join(', '),
				when: when(one.createdAt),
				reasons: one.quarantineReasons,
				isUrgent: one.isUrgent,
			}),
		),
		requests: requests.map(
			(one): QuarantineLine => ({
				pick: `newsletter ${one.email}`,
				title: one.email,
				what: 'Newsletter',
				when: when(one.askedAt),
				reasons: one.quarantineReasons,
			}),
		),
		emails: emails.map(
			(one): QuarantineLine => ({
				pick: `email ${one.id}`,
				title: one.to,
				...(one.reference ? { href: `/cases/${one.reference}` } : {}),
				what: one.reference ? `Email about ${one.reference}` : 'Link back to an unfinished form',
				when: when(one.quarantinedAt),
				reasons: [one.reason],
			}),
		),
	}
}

/** What was ticked; anything else is ignored. */
export function readPicked(form: URLSearchParams): Quarantined[] {
	return form.getAll('pick').flatMap((value): Quarantined[] => {
		const [kind, rest = ''] = [value.slice(0, value.indexOf(' ')), value.slice(value.indexOf(' ') + 1)]
		if (rest === '') return []
		if (kind === 'case') return [{ kind, reference: rest }]
		if (kind === 'newsletter') return [{ kind, email: rest }]
		return kind === 'email' ? [{ kind, id: rest }] : []
	})
}
