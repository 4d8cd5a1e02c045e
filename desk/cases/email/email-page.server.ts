import { data } from 'react-router'
import { createFormContext } from '#domain/applications/form-context.ts'
import { storedAnswers } from '#domain/applications/submissions/stored-answers.ts'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { isUrgent } from '#domain/applications/submissions/urgent.ts'
import { centreNamed } from '#domain/centres/centre-named.ts'
import { STATUS_WORDS } from '#domain/desk/cases/status-words.ts'
import { type EmailCase, emailCaseOf, type Fact, type Facts } from '#domain/desk/emails/case-email.ts'
import { composeCaseEmail } from '#domain/desk/emails/compose-case-email.ts'
import type { EmailDraft } from '#domain/desk/emails/email-draft.ts'
import { isTemplateId, readFacts, type TemplateId, templateOf, templatesFor } from '#domain/desk/emails/templates.ts'
import { DEFAULT_UNDO_SECONDS, formatUndoTime } from '#domain/desk/emails/undo-time.ts'
import type { StaffMember } from '#domain/desk/people/staff.ts'
import { signature } from '#domain/emails/email.ts'
import { formatDateTime, formatDateWithWeekday } from '#lib/dates.ts'
import { findEmailDraft, type StoredEmailDraft } from '#records/cases/emails/email-drafts.ts'
import { listCaseEmails } from '#records/cases/emails/list-emails.ts'
import { findTeamMember } from '#records/staff/team.ts'
import { findSubmission } from '#records/submissions/submissions.ts'
import type { DeskRequest } from '../../request.server.ts'
import { type Promised, promisedToAnother } from '../promised.server.ts'
import { emailAside } from './email-aside.server.ts'
import { sentView } from './send/sent-view.server.ts'
import { type MeanwhileChanged, othersChangesSince } from './write/changes-since.server.ts'

/** What each step of writing an email shows. */
export type EmailStep =
	| { step: 'choose'; choices: { id: TemplateId; title: string; help: string }[]; draft: DraftNote | null }
	| { step: 'facts'; template: TemplateId; fields: FactField[]; emailCase: EmailCase; places: string[] }
	| { step: 'write'; draft: EmailDraft; since: MeanwhileChanged | null; other: DraftNote | null }
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

export type CaseEmailContext = Awaited<ReturnType<typeof emailContextOf>>

export async function emailPage(desk: DeskRequest, reference: string, member: StaffMember, asked: URLSearchParams) {
	const context = await emailContextOf(desk, reference, member)
	const { submission } = context
	return {
		reference,
		name: submission.name,
		email: submission.email,
		signature: signature(context.formContext.charity),
		caution: cautionFor(submission),
		aside: emailAside(submission, desk),
		undoTime: formatUndoTime((await findTeamMember(desk.store, member.id))?.undoSeconds ?? DEFAULT_UNDO_SECONDS),
		templates: templatesFor(submission.form).map((id) => ({ id, title: templateOf(id).title })),
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

async function stepOf(desk: DeskRequest, context: CaseEmailContext, asked: URLSearchParams): Promise<EmailStep> {
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
		const places = placesOf(desk, submission)
		const filled = fillIn(template, context, places, asked)
		if ('fields' in filled) return { step: 'facts', template, fields: filled.fields, emailCase, places: places.places }
		return writeStep(desk, context, filled, draft ? noteOf(draft, desk) : null)
	}
	const choices = templatesFor(submission.form).map((id) => ({ id, ...words(templateOf(id)) }))
	return { step: 'choose', choices, draft: draft ? noteOf(draft, desk) : null }

	function words({ title, help }: ReturnType<typeof templateOf>) {
		return { title, help: help.replaceAll('the dog', emailCase.dogName) }
	}
}

/** The page with the text, with what others did to the case since it was begun: an undo of one's own is no news. */
async function writeStep(
	{ store, now }: DeskRequest,
	{ submission, author }: CaseEmailContext,
	{ version, ...written }: EmailDraft,
	other: DraftNote | null,
): Promise<EmailStep & { step: 'write' }> {
	const begun = { version, staffId: author.staffId }
	const since = version < submission.version ? await othersChangesSince(store, submission, begun, now) : null
	// They see what happened since: what they send next is written in the light of it.
	return { step: 'write', draft: { ...written, version: submission.version }, since, other }
}

/** The template with this case's words; the fields to fill in first, when a fact is missing. */
function fillIn(
	template: TemplateId,
	{ emailCase, submission }: CaseEmailContext,
	{ places, own }: Places,
	asked: URLSearchParams,
): EmailDraft | { fields: FactField[] } {
	const { write, proposes, facts: factsOf } = templateOf(template)
	const fields = factsOf(emailCase, places)
	const isAsked = fields.length > 0 && !asked.has('facts')
	const { facts, problems } = readFacts(templateOf(template), emailCase, places, asked)
	if (isAsked || Object.keys(problems).length > 0) {
		const given = new URLSearchParams(isAsked && own ? { place: own } : asked)
		return { fields: fields.map((fact) => fieldOf(fact, given, isAsked ? {} : problems)) }
	}
	const proposed = proposes(facts, emailCase.today)
	return {
		template,
		...write(emailCase, facts),
		status: proposed?.status ?? null,
		backOn: proposed?.backOn ?? null,
		homeOn: homeOf(template, facts),
		version: submission.version,
	}
}

function fieldOf(fact: Fact, asked: URLSearchParams, problems: Record<string, string>): FactField {
	return { ...fact, values: asked.getAll(fact.name), problem: problems[fact.name] ?? null }
}

function homeOf(template: TemplateId, { home = [] }: Facts): string | null {
	return template === 'approved' ? (home[0] ?? null) : null
}

function previewOf({ submission, formContext }: CaseEmailContext, draft: StoredEmailDraft): EmailPreview {
	const { to, subject, text, html } = composeCaseEmail(submission.email, draft, formContext.charity)
	const { status, backOn } = draft
	const back = backOn === null || status !== 'waiting' ? '' : `, back on ${formatDateWithWeekday(backOn)}`
	return { to, subject, text, html, draft, statusWords: status === null ? null : `${STATUS_WORDS[status]}${back}` }
}

function noteOf({ template, updatedAt }: StoredEmailDraft, { timezone }: DeskRequest): DraftNote {
	const title = isTemplateId(template) ? templateOf(template).title : 'An email'
	return { title, savedAt: formatDateTime(updatedAt, timezone) }
}

interface Places {
	/** Where the charity meets people: name and address on lines of their own. */
	places: string[]
	/** Where the dog of the case is; undefined when it is at none of them. */
	own: string | undefined
}

function placesOf({ content }: DeskRequest, { aboutSlug }: Submission): Places {
	const { centres = [], site } = content.options ?? {}
	const inLines = ({ name, address }: (typeof centres)[number]) => [name, address].filter(Boolean).join('\n')
	const named = centres.map(inLines)
	const centre = centreNamed(centres, content.dogs.find(({ slug }) => slug === aboutSlug)?.location ?? '')
	const places = named.length > 0 ? named : [site?.legal.address ?? ''].filter(Boolean)
	return { places, own: centre && inLines(centre) }
}
