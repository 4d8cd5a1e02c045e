import { draftRefusalInWords } from '#app/request/forms/draft-refusal.server.ts'
import type { Answers } from '#domain/forms/answers/answers.ts'
import type { Form, Step } from '#domain/forms/form.ts'
import { findPosition, findStop, firstUnfinished } from '#domain/forms/progress/progress.ts'
import type { StepView } from '#domain/forms/question.ts'
import { cutAnswers } from '#domain/forms/validation/cut-answers.ts'
import { readStep } from '#domain/forms/validation/read-step.ts'
import { saveAnswers, startDraft } from '#records/drafts/drafts.ts'
import type { Store } from '#records/store/open-store.ts'
import { showStep } from './show-step.server.ts'

/** Hidden fields of each form page: the time it was opened, and the honeypot. */
export const OPENED = 'opened'
export const HONEYPOT = 'website'

interface AnswerRequest {
	store: Store
	form: Form
	step: Step
	/** "/apply/adoption" */
	base: string
	/** Null before the first answers. */
	draft: { key: string; answers: Answers } | null
	body: URLSearchParams
	/** Opened from the check page, and returns there. */
	isChange: boolean
	/** The draft lookup failed: a new draft would hide the stored one. */
	isStoreDown: boolean
	/** The form was closed while this page was open: answers are stored, also invalid ones. */
	isClosed: boolean
	/** The draft of this device moved to another: a new one would be a second form. */
	isMoved: boolean
	now: number
	/** A keyed hash of the network address. */
	clientHash: string
	/** The charity's phone number; "" for none. */
	phone: string
	onStoreError: (error: unknown) => void
}

/** A redirect, or the same page with the submitted answers. */
type StepAnswered =
	| { goTo: string; newKey: string | null }
	| { step: StepView; problem: string | null; status: 409 | 422 | 429 | 503 }

const NOT_SAVED = 'We couldn’t save your answers just now. They are still on this page: please try again in a moment.'
const TOO_LONG_TO_SAVE =
	'One of your answers is longer than we can keep. It is still on this page: please shorten it, then save again.'
const MOVED =
	'You’ve carried on with this form on another device or in another browser, so we couldn’t save this page. What you typed is still on it: “Back” shows how to carry on here.'

export const DRAFT_LOOKUP_FAILED = 'We can’t reach your earlier answers just now. Please try again in a moment.'

/** Parses a step, stores it in the draft and returns where to go next. Invalid or unsaved answers are shown again. */
export async function answerStep(request: AnswerRequest): Promise<StepAnswered> {
	const { form, step, base, draft, body } = request
	const earlier = draft?.answers ?? {}
	const read = readStep(step, body, earlier)
	const rerender = (status: 409 | 422 | 429 | 503, problem: string | null, errors = read.errors): StepAnswered => ({
		step: showStep(
			step,
			{ ...earlier, ...read.typed },
			{
				errors,
				suggestions: read.suggestions,
				submittedAnswers: new Set([...body].flatMap(([name, value]) => (value === '' ? [] : name))),
			},
		),
		problem,
		status,
	})
	if (request.isStoreDown) return rerender(503, NOT_SAVED, [])
	if (request.isMoved) return rerender(409, MOVED, [])
	const leaveFor = request.isClosed ? 'closed' : body.get('then') === 'save' ? 'save' : null
	if (read.errors.length > 0 && leaveFor === null) return rerender(422, null)
	const stored = cutAnswers(step, read.typed)
	// Nothing else needs to be right to save it for later.
	const tooLong = read.errors.filter(({ field }) => stored.cut.includes(field))
	if (tooLong.length > 0) return rerender(422, TOO_LONG_TO_SAVE, tooLong)

	let newKey: string | null
	try {
		newKey = await saveDraft(request, stored.answers)
	} catch (error) {
		const refusal = draftRefusalInWords(error, request.phone)
		if (refusal) return rerender(refusal.status, refusal.problem, [])
		request.onStoreError(error)
		return rerender(503, NOT_SAVED, [])
	}
	const all = { ...earlier, ...read.typed }
	const urgent = leaveFor === 'closed' ? step.first?.(all) : undefined
	return { goTo: `${base}/${urgent ?? leaveFor ?? nextOf(form, step, all, request.isChange)}`, newKey }
}

/** @returns the key of a draft that had to be started */
async function saveDraft(
	{ store, form, draft, body, now, clientHash }: AnswerRequest,
	typed: Answers,
): Promise<string | null> {
	const honeypot = body.get(HONEYPOT)
	const answers = { ...typed, ...(honeypot ? { [HONEYPOT]: honeypot.slice(0, 100) } : {}) }
	if (draft && (await saveAnswers(store, draft.key, answers, now, form.removed?.fields))) return null
	const opened = (body.get(OPENED) ?? '').slice(0, 100)
	return startDraft(store, form.id, { ...draft?.answers, ...answers, [OPENED]: opened }, now, clientHash)
}

function nextOf(form: Form, step: Step, all: Answers, isChange: boolean): string {
	if (findStop(form, all)) return 'stop'
	const first = step.first?.(all)
	if (first) return first
	if (!isChange) return findPosition(form, all, step.id)?.next ?? 'check'
	const unfinished = firstUnfinished(form, all)
	return unfinished ? `${unfinished.id}?change=1` : 'check'
}
