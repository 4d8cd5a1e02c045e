import { data, redirect } from 'react-router'
import { createFormContext, type FormContext } from '#domain/applications/form-context.ts'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { STATUS_WORDS } from '#domain/desk/cases/status-words.ts'
import { emailCaseOf } from '#domain/desk/emails/case-email.ts'
import { composeCaseEmail } from '#domain/desk/emails/compose-case-email.ts'
import { notThisTime, REASONS } from '#domain/desk/emails/not-this-time.ts'
import { DEFAULT_UNDO_SECONDS, formatUndoTime } from '#domain/desk/emails/undo-time.ts'
import type { StaffMember } from '#domain/desk/people/staff.ts'
import { openApplicants } from '#records/cases/dog/applicants.ts'
import { findBatch, queueBatch, stopBatch } from '#records/cases/emails/email-batches.ts'
import { isKey, newKey } from '#records/drafts/keys.ts'
import { findTeamMember } from '#records/staff/team.ts'
import { cautionFor } from '../cases/email/email-page.server.ts'
import type { DeskRequest } from '../request.server.ts'

const SAMPLES = 3

export interface ApplicantRow {
	reference: string
	name: string
	town: string
	status: string
	version: number
	/** Why they are not chosen, or cannot be; "" for no reason. */
	note: string
	isChosen: boolean
	canBeChosen: boolean
}

export interface BatchProgress {
	id: string
	sent: number
	waiting: number
	takenBack: number
	failed: { name: string; reference: string }[]
	isStopped: boolean
}

/** The people of the answer, as chosen on the page. */
interface Chosen {
	submission: Submission
	seenVersion: number
	reason: string
}

export interface Samples {
	batch: string
	count: number
	samples: { to: string; subject: string; text: string }[]
	/** One per case: "reference version reason". */
	chosen: string[]
}

export interface AnswerAllAnswer {
	problem?: string
	look?: Samples
}

interface AnswerAllParams {
	desk: DeskRequest
	slug: string
	member: StaffMember
}

export async function answerAllPage({ desk, slug, member }: AnswerAllParams, params: URLSearchParams) {
	const { store, content } = desk
	const dog = content.dogs.find((one) => one.slug === slug)
	if (!dog) throw data(null, { status: 404 })
	const batch = params.get('batch') ?? ''
	const progress = isKey(batch) ? await progressOf(desk, batch, member.id) : undefined
	const applicants = progress ? [] : (await openApplicants(store, slug)).map(asRow)
	return {
		slug,
		dogName: dog.title,
		applicants,
		progress: progress ?? null,
		skipped: Number(params.get('left') ?? 0) || 0,
		undoTime: formatUndoTime((await findTeamMember(store, member.id))?.undoSeconds ?? DEFAULT_UNDO_SECONDS),
		reasons: REASONS.map(({ value, label }) => ({ value, label })),
	}
}

async function progressOf({ store }: DeskRequest, id: string, staffId: string): Promise<BatchProgress | undefined> {
	const batch = await findBatch(store, id, staffId)
	if (!batch) return undefined
	const count = (...states: string[]) => batch.emails.filter(({ state }) => states.includes(state)).length
	return {
		id,
		sent: count('sent'),
		waiting: count('waiting', 'sending', 'retrying'),
		takenBack: count('taken back'),
		failed: batch.emails.filter(({ state }) => state === 'failed').map(({ name, reference }) => ({ name, reference })),
		isStopped: batch.stoppedAt !== null,
	}
}

function asRow(submission: Submission): ApplicantRow {
	const { reference, name, town, status, version } = submission
	const caution = cautionFor(submission)
	const note = caution?.text ?? (status === 'waiting' ? 'You are waiting for their reply' : '')
	return {
		reference,
		name,
		town,
		version,
		note,
		status: STATUS_WORDS[status],
		isChosen: note === '',
		canBeChosen: caution === null,
	}
}

/** Every form of the page; `intent` says which. Nothing is sent before the samples were shown. */
export async function answerAllAction(params: AnswerAllParams, form: URLSearchParams) {
	const { desk, slug, member } = params
	const page = `/dogs/${slug}/answer-all`
	if (form.get('intent') === 'stop') {
		const id = form.get('batch') ?? ''
		if ((await stopBatch(desk.store, { id, staffId: member.id }, desk.now)) === undefined)
			throw data(null, { status: 404 })
		throw redirect(`${page}?batch=${id}`, { status: 303 })
	}
	const applicants = await openApplicants(desk.store, slug)
	const isSending = form.get('intent') === 'send'
	const chosen = isSending ? chosenOf(form.getAll('chosen'), applicants) : tickedOf(form, applicants)
	const batch = form.get('batch') ?? ''
	if (isSending && isKey(batch)) return send(params, batch, chosen, page)
	if (chosen.length === 0)
		return data<AnswerAllAnswer>({ problem: 'Tick the people you want to answer' }, { status: 422 })
	if (chosen.some(({ reason }) => reason === '')) {
		return data<AnswerAllAnswer>({ problem: 'Choose a reason for all, or one for each person' }, { status: 422 })
	}
	return data<AnswerAllAnswer>({ look: samplesOf(params, chosen) })
}

function tickedOf(form: URLSearchParams, applicants: Submission[]): Chosen[] {
	const references = new Set(form.getAll('take'))
	return applicants
		.filter((one) => references.has(one.reference) && cautionFor(one) === null)
		.map((submission) => ({
			submission,
			seenVersion: Number(form.get(`version-${submission.reference}`)),
			reason: reasonOf(form.get(`reason-${submission.reference}`) || form.get('reason')),
		}))
}

function chosenOf(lines: string[], applicants: Submission[]): Chosen[] {
	return lines.flatMap((line) => {
		const [reference, version, reason = null] = line.split(' ')
		const submission = applicants.find((one) => one.reference === reference)
		if (!submission || cautionFor(submission) || reasonOf(reason) === '') return []
		return [{ submission, seenVersion: Number(version), reason: reasonOf(reason) }]
	})
}

function reasonOf(value: string | null): string {
	return REASONS.find((reason) => reason.value === value)?.value ?? ''
}

function samplesOf({ desk, member }: AnswerAllParams, chosen: Chosen[]): Samples {
	const formContext = createFormContext(desk.content, desk.siteUrl, desk.now)
	const people = byPerson(chosen)
	return {
		batch: newKey(),
		count: people.length,
		samples: people.slice(0, SAMPLES).map(([first]) => {
			const { email } = written(desk, first, formContext, member)
			return { to: email.to, subject: email.subject, text: email.text }
		}),
		chosen: chosen.map(({ submission, seenVersion, reason }) => `${submission.reference} ${seenVersion} ${reason}`),
	}
}

async function send({ desk, slug, member }: AnswerAllParams, id: string, chosen: Chosen[], page: string) {
	const formContext = createFormContext(desk.content, desk.siteUrl, desk.now)
	const people = byPerson(chosen).map(([first, ...others]) => {
		const { email, draft } = written(desk, first, formContext, member)
		const cases = [first, ...others].map(({ submission, seenVersion }) => ({
			submissionId: submission.id,
			seenVersion,
			email,
			draft: { ...draft, version: seenVersion },
		}))
		return { cases }
	})
	const result = await queueBatch(desk.store, { id, dogSlug: slug, staffId: member.id, people }, desk.now)
	const left = result === 'before' || result.skipped.length === 0 ? '' : `&left=${result.skipped.length}`
	throw redirect(`${page}?batch=${id}${left}`, { status: 303 })
}

/** One email for each person, also for two applications with one address. */
function byPerson(chosen: Chosen[]): [Chosen, ...Chosen[]][] {
	const groups = Object.groupBy(chosen, ({ submission }) => submission.email.toLowerCase())
	return Object.values(groups).flatMap(([first, ...others] = []) => (first ? [[first, ...others]] : []))
}

function written(
	{ content }: DeskRequest,
	{ submission, reason }: Chosen,
	formContext: FormContext,
	{ name: author }: StaffMember,
) {
	const aCase = emailCaseOf({ submission, dogs: content.dogs, formContext, author })
	const { subject, body } = notThisTime.write(aCase, { reason: [reason] })
	return {
		email: composeCaseEmail(submission.email, { subject, body }, formContext.charity),
		draft: { template: 'not-this-time', subject, body, status: 'declined' as const, backOn: null, homeOn: null },
	}
}
