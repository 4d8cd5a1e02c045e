import { FORM_WORDS } from '#domain/desk/cases/status-words.ts'
import { messageScopeOf } from '#domain/desk/people/message-scope.ts'
import type { Role } from '#domain/desk/people/roles.ts'
import { isDatedForDeletion } from '#domain/desk/retention.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { tieDates } from '#lib/text/line-breaks.ts'
import { countQuarantined, type Quarantined } from '#records/cases/quarantine-actions.ts'
import { listQuarantinedEmails } from '#records/email/quarantine.ts'
import { listQuarantinedRequests } from '#records/newsletter/quarantined.ts'
import { listSubmissions } from '#records/submissions/submissions.ts'
import { theirWords } from '../cases/answers/case-answers.server.ts'
import { daysWaiting, waitInWords } from '../lists/days-waiting.ts'
import type { DeskRequest } from '../request.server.ts'
import type { QuarantineLine } from './quarantine-list.tsx'

/** From then on the wait stands out: it may be a real person. */
const LONG_WAIT_DAYS = 7
const MAX_WORDS_LENGTH = 160
/** The limit for each kind: after a night of a program there may be thousands. */
const MAX_SHOWN = 100

/** What of the quarantine a role sees, by kind, the longest waiting first, and how many there are of each. */
export async function readQuarantine({ store, content, now, today, timezone }: DeskRequest, role: Role) {
	const scope = messageScopeOf(role)
	const [cases, requests, emails, counts] = await Promise.all([
		scope.hasCases ? listSubmissions(store, { quarantined: true, limit: MAX_SHOWN }) : [],
		scope.hasNewsletter ? listQuarantinedRequests(store, now, MAX_SHOWN) : [],
		listQuarantinedEmails(store, scope, MAX_SHOWN),
		countQuarantined(store, scope, now),
	])
	const arrived = (at: number) => {
		const days = daysWaiting(at, { timezone, today })
		return {
			when: formatDate(dayIn(timezone, at)),
			waiting: days === 0 ? 'Here since today' : `${waitInWords(days)} here`,
			isLong: days >= LONG_WAIT_DAYS,
		}
	}
	const byAge = cases.toSorted((one, other) => one.createdAt - other.createdAt)
	return {
		isEverything: scope.isWhole,
		counts,
		cases: byAge.map(
			(one): QuarantineLine => ({
				pick: `case ${one.reference}`,
				title: one.name || 'No name',
				href: `/cases/${one.reference}`,
				what: [FORM_WORDS[one.form] ?? one.form, one.about, one.town].filter(Boolean).join(', '),
				...arrived(one.createdAt),
				until: isDatedForDeletion(one) ? tieDates(formatDate(dayIn(timezone, one.deleteAt))) : '',
				words: shortened(theirWords(one, content, now)?.value ?? ''),
				reasons: one.quarantineReasons,
				isUrgent: one.isUrgent,
			}),
		),
		requests: requests.map(
			(one): QuarantineLine => ({
				pick: `newsletter ${one.email}`,
				title: one.email,
				what: 'Newsletter',
				...arrived(one.requestedAt),
				until: '',
				words: '',
				reasons: one.quarantineReasons,
			}),
		),
		emails: emails.map(
			(one): QuarantineLine => ({
				pick: `email ${one.id}`,
				title: one.to,
				...(one.reference ? { href: `/cases/${one.reference}` } : {}),
				what: one.reference ? `Email about ${one.reference}` : one.subject,
				...arrived(one.quarantinedAt),
				until: '',
				words: '',
				reasons: [one.reason],
			}),
		),
	}
}

function shortened(text: string): string {
	return text.length <= MAX_WORDS_LENGTH ? text : `${text.slice(0, MAX_WORDS_LENGTH).trimEnd()}…`
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
