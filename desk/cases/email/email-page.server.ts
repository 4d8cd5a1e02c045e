import { data } from 'react-router'
import { storedAnswers } from '#domain/applications/answers/stored-answers.ts'
import { dayInWords } from '#domain/applications/emails/days.ts'
import { createFormContext } from '#domain/applications/form-context.ts'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { isUrgent } from '#domain/applications/submissions/urgent.ts'
import { emailCaseOf, type Fact, type Facts } from '#domain/desk/emails/case-email.ts'
import { composeCaseEmail } from '#domain/desk/emails/compose-case-email.ts'
import type { EmailDraft } from '#domain/desk/emails/email-draft.ts'
import { isTemplateId, readFacts, type TemplateId, templateOf, templatesFor } from '#domain/desk/emails/templates.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { STATUS_WORDS } from '#domain/desk/status-words.ts'
import { momentOf } from '#lib/dates.ts'
import { findEmailDraft, type StoredEmailDraft } from '#records/cases/emails/email-drafts.ts'
import { listCaseEmails } from '#records/cases/emails/list-emails.ts'
import { findSubmission } from '#records/submissions/submissions.ts'
import type { DeskRequest } from '../../request.server.ts'
import { type Promised, promisedToAnother } from '../promised.server.ts'
import { changesSince, type MeanwhileChanged } from './changes-since.server.ts'
import { sentView } from './sent-view.server.ts'

/** What each step of writing an email shows. */
export type EmailStep =
	| { step: 'choose'; templates: { id: TemplateId; title: string; help: string }[]; draft: DraftNote | null }
	| { step: 'facts'; template: TemplateId; title: string; fields: FactField[] }
	| { step: 'write'; title: string; draft: EmailDraft; since: MeanwhileChanged | null; other: DraftNote | null }
	| ({ step: 'preview'; promised: Promised | null } & EmailPreview)
	| ({ step: 'sent' } & NonNullable<ReturnType<typeof sentView>>)

export type FactField = Fact & { values: string[]; problem: string | null }

interface DraftNote {
	title: string
	/** "21 Nov 2026, 09:05" */
	savedAt: string
}

interface EmailPreview {
	/** The email as it is sent. */
	to: string
	subject: string
	text: string
	html: string
	draft: StoredEmailDraft
	/** "Waiting for them, back on 2026-12-01"; null when the status stays. */
	statusWords: string | null
}

/** A case with what its emails need. */
export async function emailContextOf(desk: DeskRequest, reference: string, member: StaffMember) {
	const { store, content, siteUrl, now } = desk
	const submission = await findSubmission(store, reference)
	if (!submission) throw data(null, { status: 404 })
	const formContext = createFormContext(content, siteUrl, now)
	const author = member.name
	const emailCase = emailCaseOf({ submission, dogs: content.dogs, formContext, author })
	return { submission, formContext, emailCase, author: { submissionId: submission.id, staffId: member.id } }
}

export type EmailContext = Awaited<ReturnType<typeof emailContextOf>>

export async function emailPage(desk: DeskRequest, reference: string, member: StaffMember, asked: URLSearchParams) {
	const context = await emailContextOf(desk, reference, member)
	const { submission } = context
	return {
		...{ reference, name: submission.name, email: submission.email },
		caution: cautionFor(submission),
		...(await stepOf(desk, context, asked)),
	}
}

/** Why no email should, or can, be written; null for no reason. */
export function cautionFor(submission: Submission): { text: string; isFinal: boolean } | null {
	const { email, phone, disownedAt } = submission
	const ring = phone ? ` Ring ${phone}.` : ''
	if (disownedAt !== null) {
		return { isFinal: true, text: `The owner of this address says that they did not write to us.${ring}` }
	}
	if (email === '') return { isFinal: true, text: `They gave no email address.${ring}` }
	if (isUrgent(storedAnswers(submission))) {
		return { isFinal: false, text: `They, or the dog, are not safe. Others may read their emails: ring first.${ring}` }
	}
	return null
}

async function stepOf(desk: DeskRequest, context: EmailContext, asked: URLSearchParams): Promise<EmailStep> {
	const { store } = desk
	const { submission, emailCase, author } = context
	const draft = await findEmailDraft(store, author)
	const sent = asked.get('sent')
	if (sent) {
		const email = (await listCaseEmails(store, submission.id, submission.email)).find(({ id }) => id === sent)
		const view = email && sentView(email, desk, author.staffId)
		if (view) return { step: 'sent', ...view }
	}
	if (draft && asked.has('preview')) {
		const promised = draft.status === 'approved' ? await promisedToAnother(desk, submission) : null
		return { step: 'preview', promised, ...previewOf(context, draft) }
	}
	if (draft && asked.has('draft')) return writeStep(desk, context, draft, null)
	const template = asked.get('template')
	if (isTemplateId(template)) {
		const filled = fillIn(template, context, placesOf(desk), asked)
		if ('fields' in filled) return { step: 'facts', template, title: templateOf(template).title, fields: filled.fields }
		return writeStep(desk, context, filled, draft ? noteOf(draft, desk) : null)
	}
	const templates = templatesFor(submission.form).map((id) => ({ id, ...words(templateOf(id)) }))
	return { step: 'choose', templates, draft: draft ? noteOf(draft, desk) : null }

	function words({ title, help }: ReturnType<typeof templateOf>) {
		return { title, help: help.replaceAll('the dog', emailCase.dogName) }
	}
}

/** The page with the text, with what happened to the case since it was begun. */
export async function writeStep(
	{ store, now }: DeskRequest,
	{ submission }: EmailContext,
	{ version, ...written }: EmailDraft,
	other: DraftNote | null,
): Promise<EmailStep & { step: 'write' }> {
	const since = version < submission.version ? await changesSince(store, submission, version, now) : null
	const title = isTemplateId(written.template) ? templateOf(written.template).title : 'Email'
	// They see what happened since: what they send next is written in the light of it.
	return { step: 'write', title, draft: { ...written, version: submission.version }, since, other }
}

/** The template with this case's words; the fields to fill in first, when a fact is missing. */
function fillIn(
	template: TemplateId,
	{ emailCase, submission }: EmailContext,
	places: string[],
	asked: URLSearchParams,
): EmailDraft | { fields: FactField[] } {
	const { write, proposes, facts: factsOf } = templateOf(template)
	const fields = factsOf(emailCase, places)
	const isAsked = fields.length > 0 && !asked.has('facts')
	const { facts, problems } = readFacts(templateOf(template), emailCase, places, asked)
	if (isAsked || Object.keys(problems).length > 0) {
		return { fields: fields.map((fact) => fieldOf(fact, asked, isAsked ? {} : problems)) }
	}
	const proposed = proposes(facts, emailCase.today)
	return {
		...{ template, ...write(emailCase, facts) },
		...{ status: proposed?.status ?? null, backOn: proposed?.backOn ?? null, homeOn: homeOf(template, facts) },
		version: submission.version,
	}
}

function fieldOf(fact: Fact, asked: URLSearchParams, problems: Record<string, string>): FactField {
	return { ...fact, values: asked.getAll(fact.name), problem: problems[fact.name] ?? null }
}

function homeOf(template: TemplateId, { home = [] }: Facts): string | null {
	return template === 'approved' ? (home[0] ?? null) : null
}

export function previewOf({ submission, formContext }: EmailContext, draft: StoredEmailDraft): EmailPreview {
	const { to, subject, text, html } = composeCaseEmail(submission.email, draft, formContext.charity)
	const { status, backOn } = draft
	const back = backOn === null || status !== 'waiting' ? '' : `, back on ${dayInWords(backOn)}`
	return { to, subject, text, html, draft, statusWords: status === null ? null : `${STATUS_WORDS[status]}${back}` }
}

function noteOf({ template, updatedAt }: StoredEmailDraft, { timezone }: DeskRequest): DraftNote {
	const title = isTemplateId(template) ? templateOf(template).title : 'An email'
	return { title, savedAt: momentOf(updatedAt, timezone) }
}

/** Where the charity meets people: name and address on lines of their own. */
function placesOf({ content }: DeskRequest): string[] {
	const { centres = [], site } = content.options ?? {}
	const named = centres.map(({ name, address }) => [name, address].filter(Boolean).join('\n'))
	return named.length > 0 ? named : [site?.legal.address ?? ''].filter(Boolean)
}
