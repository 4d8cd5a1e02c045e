import type { Content } from '#content/model/content.ts'
import { createFormContext } from '#domain/applications/form-context.ts'
import { completeForm, FORM_IDS, formFor } from '#domain/applications/forms/all-forms.ts'
import { type DescribedAnswer, describeAnswers } from '#domain/applications/submissions/describe-answers.ts'
import { storedAnswers } from '#domain/applications/submissions/stored-answers.ts'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { mayReadRestricted } from '#domain/desk/cases/restricted-answers.ts'
import type { StaffMember } from '#domain/desk/people/staff.ts'
import { recordRestrictedView } from '#records/cases/restricted-views.ts'
import type { DeskRequest } from '../../request.server.ts'

interface CaseAnswers {
	/** Things to check before replying. */
	flags: string[]
	sections: AnswerSection[]
	restricted: RestrictedAnswers
}

/** Answers about health and offences, with the flags that came from them. */
export interface ShownAnswers {
	flags: string[]
	rows: AnswerSection['rows']
}

export interface AnswerSection {
	title: string
	rows: Pick<DescribedAnswer, 'field' | 'label' | 'value'>[]
}

/**
 * "none": the form asks nothing about health or offences. "locked": for others. "offered": this person may look, by a press.
 * Whether anything was answered is not told before.
 */
export type RestrictedAnswers = 'none' | 'locked' | 'offered'

interface AnswersParams {
	desk: Pick<DeskRequest, 'store' | 'content' | 'now'>
	member: StaffMember
	submission: Submission
}

/** The answers and flags that a person may read without a press. */
export function loadAnswers(params: AnswersParams): CaseAnswers {
	const { desk, submission } = params
	return {
		...withoutHead(openAnswers(submission, desk.content, desk.now)),
		restricted: stateOfRestricted(params),
	}
}

function stateOfRestricted({ desk, member, submission }: AnswersParams): RestrictedAnswers {
	if (!asksRestricted(submission, desk.content, desk.now)) return 'none'
	return mayReadRestricted(member, submission) ? 'offered' : 'locked'
}

/**
 * Opens the restricted answers, which is recorded. Only by a form of the page: a link could be of another site, and the log would name a
 * person who did not look.
 *
 * @returns null for a person who may not read them, or not any more
 */
export async function openRestricted(params: AnswersParams): Promise<ShownAnswers | null> {
	const { desk, member, submission } = params
	if (stateOfRestricted(params) !== 'offered') return null
	const seen = { submissionId: submission.id, reference: submission.reference, staffId: member.id }
	await recordRestrictedView(desk.store, seen, desk.now)
	const answers = describeAnswers(submission, desk.content, desk.now)
	return {
		flags: submission.flags.filter(({ isSensitive }) => isSensitive).map(({ text }) => text),
		rows: answers.filter(({ isSensitive }) => isSensitive).map(asRow),
	}
}

/** What everyone with cases may read. */
export function openAnswers(
	submission: Submission,
	content: Content,
	now: number,
): Pick<CaseAnswers, 'flags' | 'sections'> {
	const answers = describeAnswers(submission, content, now).filter(({ isSensitive }) => !isSensitive)
	const sections = Object.entries(Object.groupBy(answers, ({ section }) => section))
	return {
		flags: submission.flags.filter(({ isSensitive }) => !isSensitive).map(({ text }) => text),
		sections: sections.map(([title, rows = []]) => ({ title, rows: rows.map(asRow) })),
	}
}

/** The heading of the page says the name, the dog and how to reach the person. */
function withoutHead({ flags, sections }: ReturnType<typeof openAnswers>): ReturnType<typeof openAnswers> {
	const rest = sections.map(({ title, rows }) => ({ title, rows: rows.filter(({ field }) => !isInHead(field)) }))
	return { flags, sections: rest.filter(({ rows }) => rows.length > 0) }
}

const IN_HEAD = new Set(['firstName', 'lastName', 'email', 'phone', 'dog'])

/** Answers that the heading of a case says already. */
export function isInHead(field: string): boolean {
	return IN_HEAD.has(field)
}

/** Shorter answers say little of the person. */
const MIN_WORDS_LENGTH = 30

/** The answer in which the person wrote most of their own words, of those everyone may read; undefined when they wrote little. */
export function theirWords(
	submission: Submission,
	content: Content,
	now: number,
): AnswerSection['rows'][number] | undefined {
	const answers = storedAnswers(submission)
	// A choice is stored as a code, and shown in other words.
	const isWritten = ({ field, value }: AnswerSection['rows'][number]) => answers[field] === value && value.includes(' ')
	const rows = openAnswers(submission, content, now).sections.flatMap((section) => section.rows.filter(isWritten))
	const [longest] = rows.toSorted((one, other) => other.value.length - one.value.length)
	return longest && longest.value.length >= MIN_WORDS_LENGTH ? longest : undefined
}

function asRow({ field, label, value }: DescribedAnswer) {
	return { field, label, value }
}

/** Whether the form has such questions, not whether they were answered. Unknown forms and removed questions count. */
function asksRestricted({ form, answers }: Submission, content: Content, now: number): boolean {
	const id = FORM_IDS.find((known) => known === form)
	if (!id) return true
	const formContext = createFormContext(content, '', now)
	const fieldsOf = (of: typeof formFor) => of(id, formContext).steps.flatMap((step) => step.fields)
	// An earlier case may have answers to questions that are switched off now.
	const open = new Set(fieldsOf(completeForm).flatMap(({ name, sensitive }) => (sensitive ? [] : name)))
	return fieldsOf(formFor).some(({ sensitive }) => sensitive) || Object.keys(answers).some((name) => !open.has(name))
}
