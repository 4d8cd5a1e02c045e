import { STATUSES } from '../../applications/submissions/submission-record.ts'
import { STATUS_WORDS } from '../cases/status-words.ts'
import { ROLE_WORDS, ROLES } from './roles.ts'
import type { AuditAction, AuditEvent } from './staff.ts'

const RENAMED: Partial<Record<AuditAction, string>> = {
	'delivery retried': 'Failed emails sent again',
	'released from quarantine': 'Held message released',
	'settings changed': 'Days away changed',
}

/** What happened, as the audit log says it: "Note written", "Status: Waiting for them". */
export function actionInWords(action: AuditAction): string {
	const status = STATUSES.find((one) => action === `status set: ${one}`)
	if (status) return `Status: ${STATUS_WORDS[status]}`
	return RENAMED[action] ?? `${action[0]?.toUpperCase()}${action.slice(1)}`
}

/** Ids that say nothing to a person: of sessions, passkeys, claims and lines. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f-]{27})?$/

function isId(text: string): boolean {
	return UUID.test(text)
}

function withRole(name: string | undefined, role: string): string {
	return name === undefined ? role : `${name}, ${role}`
}

/** What it was about: "Lee, as Lead", "Lee, now Treasurer", "7 lines", a name or a reference; "" when only an id is stored. */
export function subjectInWords({ action, subject }: AuditEvent, names: ReadonlyMap<string, string>): string {
	// With the id of a person or an invitation, in entries made since that is stored.
	const [id, role] = [subject.split(' ').find(isId) ?? '', ROLES.find((one) => subject.split(' ').includes(one))]
	if (role) return withRole(names.get(id), `${action === 'role changed' ? 'now' : 'as'} ${ROLE_WORDS[role]}`)
	if (action === 'bank statement imported') return subject === '1' ? '1 line' : `${subject} lines`
	if (action === 'delivery retried')
		return subject.startsWith('all ') ? `${subject.slice('all '.length)} emails` : '1 email'
	return names.get(subject) ?? (isId(subject) ? '' : subject)
}

const BY_THE_PERSON: readonly AuditAction[] = ['withdrawn by the person', 'check-in answered', 'file received']
const BY_ANYONE: readonly AuditAction[] = ['wrong code typed', 'passkey refused']

/** Who did it, when no one at the desk was signed in. */
export function outsideActor(action: AuditAction): string {
	if (BY_ANYONE.includes(action)) return 'Someone not signed in'
	return BY_THE_PERSON.includes(action) ? 'The person' : 'The server'
}
