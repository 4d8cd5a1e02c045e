import { data } from 'react-router'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { eventInWords } from '#domain/desk/cases/event-words.ts'
import type { StaffMember } from '#domain/desk/people/staff.ts'
import { ownValue } from '#lib/own-value.ts'
import { listCaseEvents } from '#records/cases/events.ts'
import { saveNoteDraft } from '#records/cases/work.ts'
import { staffNames } from '#records/staff/names.ts'
import type { DeskRequest } from '../../request.server.ts'
import { openRestricted } from '../answers/case-answers.server.ts'
import { CASE_ACTIONS, type CaseActionArgs, SAVED_WORDS } from './case-actions.server.ts'
import type { FormAnswer } from './case-form.tsx'
import { FieldError, typedIn } from './read-fields.server.ts'

interface CaseRequest {
	desk: DeskRequest
	member: StaffMember
	submission: Submission
	form: URLSearchParams
}

const MEANWHILE =
	'This case changed while you had it open. Look at what happened, and press again: what you typed is still here.'
const NOT_ANSWERED =
	'They have not had an answer yet, so the case stays open. Write or ring first, or note under “Answered another way” how they got it.'

/** The first control of each form, for the link of its problem. */
const CONTROLS: Record<string, string> = {
	note: 'note',
	call: 'call',
	reply: 'reply',
	answered: 'answer',
	status: 'status',
	task: 'task',
	hold: 'holdReason',
}

/** Does what a form of the case page asks for. A refusal keeps everything that was typed. */
export async function actOnCase({ desk, member, submission, form }: CaseRequest) {
	const intent = form.get('intent') ?? ''
	if (intent === 'restricted') {
		return answer({ intent, restricted: await openRestricted({ desk, member, submission }) })
	}
	const act = ownValue(CASE_ACTIONS, intent)
	if (!act) throw data(null, { status: 400 })
	const work = { submissionId: submission.id, seenVersion: Number(form.get('version')), staffId: member.id }
	const args = { desk, member, submission, form, work }
	const meanwhile = { field: CONTROLS[intent] ?? 'work', problem: MEANWHILE }
	if (submission.version !== work.seenVersion) return refuse(args, meanwhile, 409)
	try {
		const result = await act(args)
		if (result === 'done') return answer({ intent, saved: SAVED_WORDS[intent] ?? 'Saved.' })
		if (result === 'not answered') return refuse(args, { field: 'status', problem: NOT_ANSWERED }, 422)
		if (result === 'changed meanwhile') return await refuse(args, meanwhile, 409)
		throw data(null, { status: 404 })
	} catch (error) {
		if (!(error instanceof FieldError)) throw error
		return refuse(args, { field: error.field, problem: error.message }, 422)
	}
}

function answer(given: Partial<FormAnswer> & { intent: string }, status = 200) {
	return data<FormAnswer>({ saved: null, problem: null, field: null, typed: {}, meanwhile: [], ...given }, { status })
}

async function refuse(args: CaseActionArgs, { field, problem }: { field: string; problem: string }, status: 409 | 422) {
	const { desk, form, work } = args
	const intent = form.get('intent') ?? ''
	const note = form.get('note') ?? ''
	if (intent === 'note' && note.trim() !== '') await saveNoteDraft(desk.store, work, note.slice(0, 20_000), desk.now)
	const meanwhile = status === 409 ? await changesSince(args) : []
	return answer({ intent, field, problem, typed: typedIn(form), meanwhile }, status)
}

/** What others did since the page was opened, in sentences, the first first. */
async function changesSince({ desk: { store }, work }: CaseActionArgs): Promise<string[]> {
	const [events, names] = await Promise.all([listCaseEvents(store, work.submissionId), staffNames(store)])
	return events
		.filter(({ version }) => version !== null && version > work.seenVersion)
		.map((event) => eventInWords(event, (id) => names.get(id) ?? 'someone'))
		.map(({ sentence, text }) => (text === '' ? sentence : `${sentence}: ${text.slice(0, 200)}`))
		.toReversed()
}
