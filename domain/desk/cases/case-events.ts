import { z } from 'zod'
import { STATUSES, type SubmissionStatus } from '../../applications/submissions/submission-record.ts'
import { CHECK_IN_ANSWERS, CHECK_IN_KINDS } from '../check-ins/check-in-answers.ts'
import { CALL_RESULTS } from './case-work.ts'

const status = z.enum(STATUSES)
const staffId = z.string().nullable()
const day = z.string()
/** The delivery's id. */
const emailId = z.string()
const subject = z.string()

function kind<const K extends string, S extends z.ZodRawShape>(name: K, data: S) {
	return z.object({ kind: z.literal(name), data: z.object(data) })
}

/** Everything that can happen to a case, for its timeline. One line each; stored as `kind` and `data_json`. */
export const caseEventSchema = z.discriminatedUnion('kind', [
	kind('received', {}),
	// `reason`: the choice from the list; `note`: own words; `backOn`: the day on which a waiting case comes back.
	kind('status', { from: status.nullable(), to: status, reason: z.string(), note: z.string(), backOn: day.nullable() }),
	kind('assigned', { to: staffId }),
	kind('note', { text: z.string(), mentions: z.array(z.string()) }),
	kind('call', { result: z.enum(CALL_RESULTS), note: z.string() }),
	kind('answered another way', { note: z.string() }),
	kind('reply', { text: z.string() }),
	kind('task', { taskId: z.string(), text: z.string(), dueOn: day, assignedTo: staffId }),
	kind('task done', { taskId: z.string(), text: z.string() }),
	kind('viewed restricted', {}),
	kind('linked', { otherReference: z.string() }),
	kind('marked different', { otherReference: z.string() }),
	kind('unlinked', { otherReference: z.string() }),
	// `to`: the status that went with it.
	kind('email queued', { emailId, subject, to: status.nullable(), backOn: day.nullable() }),
	kind('email sent', { emailId, subject }),
	kind('email undone', { emailId, subject }),
	kind('email failed', { emailId, subject, reason: z.string() }),
	kind('went home', { homeOn: day }),
	kind('check-in sent', { after: z.enum(CHECK_IN_KINDS) }),
	kind('check-in answered', { after: z.enum(CHECK_IN_KINDS), answer: z.enum(CHECK_IN_ANSWERS), words: z.string() }),
	kind('withdrawn by person', {}),
	kind('file link sent', {}),
	kind('file added', { name: z.string() }),
	kind('file deleted', { name: z.string() }),
	kind('hold', { reason: z.string(), until: day }),
	kind('hold ended', {}),
])

export type CaseEvent = z.infer<typeof caseEventSchema>
export type CaseEventKind = CaseEvent['kind']

/** What happened to a case, as the audit log stores it: never with words of anyone. */
export type CaseAuditAction = (typeof CASE_AUDIT_ACTIONS)[number] | `status set: ${SubmissionStatus}`

export const CASE_AUDIT_ACTIONS = [
	'case taken',
	'case handed over',
	'case given back',
	'note written',
	'call noted',
	'answer noted',
	'reply noted',
	'task added',
	'task done',
	'same person noted',
	'email written',
	'email sent',
	'email taken back',
	'email failed',
	'home day noted',
	'check-in sent',
	'check-in answered',
	'withdrawn by the person',
	'files asked for',
	'file received',
	'file deleted',
	'deletion put on hold',
	'hold ended',
	'case changed',
] as const

const AUDIT_ACTION_OF: Record<Exclude<CaseEventKind, 'status' | 'assigned'>, (typeof CASE_AUDIT_ACTIONS)[number]> = {
	received: 'case changed',
	note: 'note written',
	call: 'call noted',
	'answered another way': 'answer noted',
	reply: 'reply noted',
	task: 'task added',
	'task done': 'task done',
	'viewed restricted': 'case changed',
	linked: 'same person noted',
	'marked different': 'same person noted',
	unlinked: 'same person noted',
	'email queued': 'email written',
	'email sent': 'email sent',
	'email undone': 'email taken back',
	'email failed': 'email failed',
	'went home': 'home day noted',
	'check-in sent': 'check-in sent',
	'check-in answered': 'check-in answered',
	'withdrawn by person': 'withdrawn by the person',
	'file link sent': 'files asked for',
	'file added': 'file received',
	'file deleted': 'file deleted',
	hold: 'deletion put on hold',
	'hold ended': 'hold ended',
}

/** @param by who did it; null for no one at the desk */
export function auditActionFor(event: CaseEvent, by: string | null): CaseAuditAction {
	if (event.kind === 'status') return `status set: ${event.data.to}`
	if (event.kind !== 'assigned') return AUDIT_ACTION_OF[event.kind]
	if (event.data.to === null) return 'case given back'
	return event.data.to === by ? 'case taken' : 'case handed over'
}

/** A line of the timeline. */
export type StoredCaseEvent = CaseEvent & {
	id: string
	submissionId: string
	/** Milliseconds since 1970. */
	at: number
	/** null: the person who wrote, the site, or the operator's command. */
	staffId: string | null
	/** Kept for a removed person too; null as above. */
	staffName: string | null
	/** The version of the case after it; null for what did not change the case. */
	version: number | null
}
