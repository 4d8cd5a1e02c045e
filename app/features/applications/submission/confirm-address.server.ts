import type { Content } from '#content/model/content.ts'
import { disownedNotice } from '#domain/applications/emails/alarms.ts'
import { copyEmail, repeatableAnswers } from '#domain/applications/emails/received.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { FORM_IDS, formFor } from '#domain/applications/forms/all-forms.ts'
import { storedAnswers } from '#domain/applications/submissions/stored-answers.ts'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import type { Form } from '#domain/forms/form.ts'
import { formatDateWithWeekday } from '#lib/dates.ts'
import { isKey } from '#records/drafts/keys.ts'
import type { Store } from '#records/store/open-store.ts'
import { confirmAddress, disown, findByConfirmKey } from '#records/submissions/confirm.ts'
import { REPLIED_STATUSES } from '#records/submissions/submissions.ts'

interface ConfirmRequest {
	store: Store
	/** From the email. */
	key: string
	formContext: FormContext
	content: Pick<Content, 'notificationEmail'>
	now: number
}

/** Undefined when the link is expired or unknown. Reading changes nothing. */
export async function referenceOfLink({
	store,
	key,
	now,
}: Pick<ConfirmRequest, 'store' | 'key' | 'now'>): Promise<string | undefined> {
	const submission = isKey(key) ? await findByConfirmKey(store, key, now) : undefined
	return submission?.reference
}

export type Confirmed = ReturnType<typeof confirmedView>

/**
 * Confirms an address and emails the answers to it, once. Undefined when the link is expired or unknown.
 */
export async function confirmOwn({ store, key, formContext, now }: ConfirmRequest): Promise<Confirmed | undefined> {
	if (!isKey(key)) return undefined
	const copyFor = (submission: Submission) => {
		const form = formOf(submission, formContext)
		return form && copyEmail(form, storedAnswers(submission), submission.reference, formContext.charity)
	}
	const submission = await confirmAddress(store, key, copyFor, now)
	const form = submission && formOf(submission, formContext)
	return form && confirmedView(submission, form, formContext)
}

/** False when the link is expired or unknown. */
export async function disownAddress({ store, key, formContext, content, now }: ConfirmRequest): Promise<boolean> {
	const to = content.notificationEmail || formContext.charity.email
	return isKey(key) && disown(store, key, ({ reference }) => disownedNotice(to, reference, formContext.charity), now)
}

function confirmedView(submission: Submission, form: Form, formContext: FormContext) {
	const { reference, extendedReplyBy, replyBy, status, email } = submission
	const day = extendedReplyBy ?? replyBy
	return {
		reference,
		email,
		/** Null once staff have replied, or after the deadline. */
		replyBy: REPLIED_STATUSES.includes(status) || day < formContext.today ? null : formatDateWithWeekday(day),
		phone: formContext.charity.phone,
		...repeatableAnswers(form, storedAnswers(submission)),
	}
}

function formOf({ form }: Submission, formContext: FormContext): Form | undefined {
	const id = FORM_IDS.find((known) => known === form)
	return id && formFor(id, formContext)
}
