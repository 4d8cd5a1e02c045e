import { createFormContext } from '#domain/applications/form-context.ts'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { CALL_RESULTS } from '#domain/desk/cases/case-work.ts'
import { nextStatuses } from '#domain/desk/cases/status-reasons.ts'
import { isAllowed } from '#domain/desk/people/roles.ts'
import type { StaffMember } from '#domain/desk/people/staff.ts'
import { addWorkingDays } from '#domain/region/working-days.ts'
import { parseReference } from '#lib/reference.ts'
import type { ChangeResult } from '#records/cases/change-case.ts'
import { decideSamePerson } from '#records/cases/same-person.ts'
import { addTask, completeTask } from '#records/cases/tasks.ts'
import {
	addNote,
	assignCase,
	changeStatus,
	recordAnswer,
	recordCall,
	recordReply,
	setHold,
	type Work,
} from '#records/cases/work.ts'
import { listStaff } from '#records/staff/members.ts'
import type { DeskRequest } from '../../request.server.ts'
import { promisedToAnother } from '../promised.server.ts'
import { dayFrom, FieldError, textIn } from './read-fields.server.ts'

/** A form of the case page that was sent. */
export interface CaseActionArgs {
	desk: DeskRequest
	member: StaffMember
	submission: Submission
	form: URLSearchParams
	work: Work
}

type Action = (args: CaseActionArgs) => Promise<ChangeResult>

/** What the page says once a form was saved, by its `intent`. */
export const SAVED_WORDS: Record<string, string> = {
	assign: 'Saved who holds this case.',
	note: 'The note is in the timeline.',
	call: 'The call is in the timeline.',
	reply: 'They replied: the case is being looked at again.',
	answered: 'The answer is in the timeline.',
	status: 'The status is saved.',
	task: 'The task is on the list.',
	'task-done': 'The task is done.',
	'same-person': 'Saved what you noted about the other case.',
	hold: 'The deletion is on hold.',
	'end-hold': 'The hold has ended.',
	'came-back': 'Noted that the email came back. Call them.',
	'home-day': 'The day is saved.',
	'files-asked': 'The email with the link is on its way.',
	'file-deleted': 'The file is deleted.',
}

/** Each form of the page by its `intent`. */
export const CASE_ACTIONS: Record<string, Action> = {
	assign,
	note,
	call,
	reply,
	answered,
	status,
	task,
	'task-done': taskDone,
	'same-person': samePerson,
	hold,
	'end-hold': endHold,
}

async function assign({ desk: { store, now }, form, work }: CaseActionArgs): Promise<ChangeResult> {
	const to = form.get('to') ?? ''
	const colleague = to === '' ? undefined : (await colleagues(store)).find(({ id }) => id === to)
	if (to !== '' && !colleague) throw new FieldError('to', 'Choose a colleague who is still at the desk')
	return assignCase(store, work, colleague?.id ?? null, now)
}

async function note({ desk: { store, now }, form, work }: CaseActionArgs): Promise<ChangeResult> {
	const text = textIn(form, 'note', { missing: 'Write the note first' })
	const chosen = new Set(form.getAll('mention'))
	const mentions = (await colleagues(store)).map(({ id }) => id).filter((id) => chosen.has(id))
	return addNote(store, work, { text, mentions }, now)
}

async function call({ desk: { store, now }, form, work }: CaseActionArgs): Promise<ChangeResult> {
	const result = CALL_RESULTS.find((one) => one === form.get('result'))
	if (!result) throw new FieldError('call', 'Press how the call ended')
	const data = { result, note: textIn(form, 'call') }
	return recordCall(store, work, data, now)
}

async function reply({ desk, form, work }: CaseActionArgs): Promise<ChangeResult> {
	const { store, content, now, today } = desk
	const { rules, region } = createFormContext(content, '', now)
	const dueOn = addWorkingDays(today, rules.replyWithinDays, region)
	return recordReply(store, work, { text: textIn(form, 'reply'), dueOn }, now)
}

async function answered({ desk: { store, now }, form, work }: CaseActionArgs): Promise<ChangeResult> {
	const note = textIn(form, 'answer', { missing: 'Write in a sentence how they got your answer' })
	return recordAnswer(store, work, note, now)
}

async function status({ desk, submission, form, work }: CaseActionArgs): Promise<ChangeResult> {
	const { store, now, today } = desk
	const to = nextStatuses(submission.form, submission.status).find((one) => one === form.get('status'))
	if (!to) throw new FieldError('status', 'Choose a status')
	const missing = 'Choose the day on which the case comes back'
	const backOn = to === 'waiting' ? dayFrom(form, 'backOn', { today, missing }) : null
	const change = { to, backOn, reason: textIn(form, `reason ${to}`, { max: 200 }), note: textIn(form, 'statusNote') }
	const result = await changeStatus(store, work, { ...change, past: form.get('promised') }, now)
	if (result !== 'reserved') return result
	const promised = await promisedToAnother(desk, submission)
	if (promised) throw new FieldError('promised', `${promised.warning} Then tick the box and press again`)
	return 'changed meanwhile'
}

async function task({ desk: { store, now, today }, form, work }: CaseActionArgs): Promise<ChangeResult> {
	const text = textIn(form, 'task', { missing: 'Write what is to be done', max: 300 })
	const dueOn = dayFrom(form, 'dueOn', { today, missing: 'Choose the day by which it is to be done' })
	const chosen = form.get('for') ?? ''
	const assignedTo = (await colleagues(store)).find(({ id }) => id === chosen)?.id ?? null
	return addTask(store, work, { text, dueOn, assignedTo }, now)
}

async function taskDone({ desk: { store, now }, form, work }: CaseActionArgs): Promise<ChangeResult> {
	return completeTask(store, work, form.get('taskId') ?? '', now)
}

async function samePerson({ desk: { store, now }, submission, form, work }: CaseActionArgs): Promise<ChangeResult> {
	const chosen = form.get('decision')
	const decision = chosen === 'same' || chosen === 'different' ? chosen : null
	const otherReference = parseReference(form.get('other') ?? '') ?? ''
	const about = { ...work, reference: submission.reference }
	return decideSamePerson(store, about, { otherReference, decision }, now)
}

async function hold({ desk: { store, now, today }, member, form, work }: CaseActionArgs): Promise<ChangeResult> {
	requireLead(member)
	const reason = textIn(form, 'holdReason', { missing: 'Write why it must be kept', max: 500 })
	const until = dayFrom(form, 'holdUntil', { today, missing: 'Choose the day on which the hold ends' })
	return setHold(store, work, { reason, until }, now)
}

async function endHold({ desk: { store, now }, member, work }: CaseActionArgs): Promise<ChangeResult> {
	requireLead(member)
	return setHold(store, work, null, now)
}

function requireLead({ role }: StaffMember) {
	if (!isAllowed(role, 'deletion')) throw new FieldError('hold', 'Ask a lead to put a deletion on hold')
}

async function colleagues(store: DeskRequest['store']) {
	return (await listStaff(store)).filter(({ role }) => isAllowed(role, 'cases'))
}
