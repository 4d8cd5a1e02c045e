import { data, redirect } from 'react-router'
import { STATUSES } from '#domain/applications/submissions/submission-record.ts'
import { composeCaseEmail, problemsOf } from '#domain/desk/emails/compose-case-email.ts'
import type { EmailDraft } from '#domain/desk/emails/email-draft.ts'
import { isTemplateId } from '#domain/desk/emails/templates.ts'
import type { StaffMember } from '#domain/desk/people/staff.ts'
import { isDay } from '#lib/date-input.ts'
import { deleteEmailDraft, findEmailDraft, saveEmailDraft } from '#records/cases/emails/email-drafts.ts'
import { emailCameBack } from '#records/cases/emails/email-outcome.ts'
import { queueEmail } from '#records/cases/emails/queue-email.ts'
import { type TakeBackResult, takeEmailBack } from '#records/cases/emails/take-back.ts'
import type { DeskRequest } from '../../request.server.ts'
import { promisedToAnother } from '../promised.server.ts'
import { type CaseEmailContext, cautionFor, emailContextOf } from './email-page.server.ts'
import { changesSince, type MeanwhileChanged } from './write/changes-since.server.ts'

export type FieldProblems = Partial<Record<'subject' | 'body' | 'backOn', string>>

/** What a form of the page answers when it leads nowhere else. */
export interface EmailAnswer {
	/** The draft was saved in the background. */
	saved?: boolean
	/** What was typed, with what is wrong. */
	typed?: EmailDraft
	problems?: FieldProblems
	/** Another person changed the case meanwhile. */
	held?: MeanwhileChanged & { version: number; draftAt: number }
	/** An email could not be taken back. */
	undo?: Exclude<TakeBackResult, 'taken back'>
	/** In a sentence. */
	problem?: string
}

interface EmailActionArgs {
	desk: DeskRequest
	reference: string
	member: StaffMember
	form: URLSearchParams
}

/** Every form of the page; `intent` says which. */
export async function emailAction({ desk, reference, member, form }: EmailActionArgs) {
	const context = await emailContextOf(desk, reference, member)
	const page = `/cases/${reference}/email`
	switch (form.get('intent')) {
		case 'keep':
			await saveEmailDraft(desk.store, context.author, draftOf(form, context), desk.now)
			return data<EmailAnswer>({ saved: true })
		case 'preview':
			return preview(desk, context, form, page)
		case 'send':
			return send(desk, context, form, page)
		case 'undo':
			return undo(desk, context, form, page)
		case 'discard':
			await deleteEmailDraft(desk.store, context.author)
			throw redirect(`${page}?discarded`, { status: 303 })
		case 'came-back':
			await emailCameBack(desk.store, { reference, emailId: form.get('email') ?? '', staffId: member.id }, desk.now)
			throw redirect(`/cases/${reference}?saved=came-back`, { status: 303 })
		default:
			throw data(null, { status: 404 })
	}
}

/** The draft of a form, whatever is in it: it is checked before the preview and again before it is sent. */
function draftOf(form: URLSearchParams, { submission }: CaseEmailContext): EmailDraft {
	const [template, status, backOn] = [form.get('template'), form.get('status'), form.get('backOn') ?? '']
	const homeOn = form.get('homeOn') ?? ''
	const version = Number(form.get('version') ?? Number.NaN)
	return {
		template: isTemplateId(template) ? template : 'empty',
		subject: (form.get('subject') ?? '').replace(/\s+/g, ' ').slice(0, 1000),
		body: (form.get('body') ?? '').replaceAll('\r\n', '\n').slice(0, 20_000),
		status: STATUSES.find((one) => one === status) ?? null,
		backOn: isDay(backOn) ? backOn : null,
		homeOn: isDay(homeOn) ? homeOn : null,
		version: Number.isInteger(version) ? version : submission.version,
	}
}

function problemsIn(draft: EmailDraft, today: string): FieldProblems {
	const isWaiting = draft.status === 'waiting'
	const isWrongDay = isWaiting && (draft.backOn === null || draft.backOn <= today)
	return {
		...problemsOf(draft),
		...(isWrongDay ? { backOn: 'Enter the day on which the case comes back, from tomorrow on' } : {}),
	}
}

async function preview(desk: DeskRequest, context: CaseEmailContext, form: URLSearchParams, page: string) {
	const typed = draftOf(form, context)
	await saveEmailDraft(desk.store, context.author, typed, desk.now)
	const problems = problemsIn(typed, desk.today)
	if (Object.keys(problems).length > 0) return data<EmailAnswer>({ typed, problems }, { status: 422 })
	throw redirect(`${page}?preview`, { status: 303 })
}

/** Sends the draft that the preview showed: never another text, and to no other address than the case's. */
async function send(desk: DeskRequest, context: CaseEmailContext, form: URLSearchParams, page: string) {
	const { store, now, today, deliver } = desk
	const { submission, formContext, author } = context
	const caution = cautionFor(submission)
	if (caution?.isFinal) return data<EmailAnswer>({ problem: caution.text }, { status: 409 })
	const draft = await findEmailDraft(store, author)
	// Sent by an earlier press, or in another tab.
	if (!draft) throw redirect(`/cases/${submission.reference}`, { status: 303 })
	if (String(draft.updatedAt) !== form.get('draftAt')) throw redirect(`${page}?preview&changed`, { status: 303 })
	if (Object.keys(problemsIn(draft, today)).length > 0) throw redirect(`${page}?draft`, { status: 303 })
	const version = Number(form.get('version') ?? Number.NaN)
	const queued = await queueEmail(
		store,
		{
			...author,
			seenVersion: Number.isInteger(version) ? version : draft.version,
			email: composeCaseEmail(submission.email, draft, formContext.charity),
			draft,
			past: form.get('promised'),
		},
		now,
	)
	switch (queued.result) {
		case 'queued':
			deliver()
			throw redirect(`${page}?sent=${queued.id}`, { status: 303 })
		case 'changed meanwhile': {
			const since = await changesSince(store, submission, Number.isInteger(version) ? version : draft.version, now)
			const held = { ...since, version: submission.version, draftAt: draft.updatedAt }
			return data<EmailAnswer>({ held }, { status: 409 })
		}
		case 'reserved': {
			const promised = await promisedToAnother(desk, submission)
			if (!promised) throw redirect(`${page}?preview`, { status: 303 })
			return data<EmailAnswer>({ problem: `${promised.warning} Then tick the box and press again.` }, { status: 409 })
		}
		default:
			return data<EmailAnswer>({ problem: 'This case can get no email just now. Look at it again.' }, { status: 409 })
	}
}

async function undo(desk: DeskRequest, { submission, author }: CaseEmailContext, form: URLSearchParams, page: string) {
	const asked = { reference: submission.reference, emailId: form.get('email') ?? '', staffId: author.staffId }
	const result = await takeEmailBack(desk.store, asked, desk.now)
	if (result === 'unknown') throw data(null, { status: 404 })
	if (result === 'taken back') throw redirect(`${page}?draft&undone`, { status: 303 })
	return data<EmailAnswer>({ undo: result }, { status: 409 })
}
