import type { Content } from '#content/model/content.ts'
import { saveAndReturn } from '#domain/applications/emails/short-emails.ts'
import { textOf } from '#domain/applications/emails/texts.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { email } from '#domain/applications/forms/pages/you.ts'
import type { Email } from '#domain/emails/email.ts'
import type { NewAddressLimit } from '#domain/emails/new-delivery.ts'
import type { Answers } from '#domain/forms/answers/answers.ts'
import type { Form, FormId } from '#domain/forms/form.ts'
import { checkField } from '#domain/forms/validation/check-field.ts'
import { likelyEmail } from '#domain/forms/validation/email-typo.ts'
import { DAY_MS, dayIn } from '#lib/dates.ts'
import { cleanLine } from '#lib/text/clean.ts'
import { makeLink } from '#records/drafts/drafts.ts'
import { LINK_LIFE_MS } from '#records/drafts/replaced-keys.ts'
import { isProvenAddress } from '#records/email/proven-address.ts'
import { enqueue } from '#records/outbox/deliveries.ts'
import type { Store } from '#records/store/open-store.ts'

export const LINK_DAYS = LINK_LIFE_MS / DAY_MS

/** The normalised address with a suggestion for a typing mistake; or an error message. */
export function readAddress(typed: string): { email: string; meant: string | undefined } | { message: string } {
	const checked = checkField(email, cleanLine(typed))
	if ('message' in checked) return { message: checked.message }
	const address = String(checked.value)
	const meant = likelyEmail(address)
	return { email: address, meant: meant && `Did you mean ${meant}?` }
}

const WITHOUT_A_NAME: Record<FormId, string> = {
	adoption: 'your application to adopt a dog',
	fostering: 'your offer to foster',
	volunteering: 'your offer to help',
	contact: 'your question',
	found: 'your report of a dog',
	// Others may read this mailbox: do not reveal that the person may give up their dog.
	surrender: 'your message to us',
	newsletter: 'our newsletter',
}

/** The name of the draft, without typed text: only dogs and roles from the content. */
export function nameOfDraft(form: Form, answers: Answers): string {
	const about = form.about(answers)
	if (!about?.slug) return WITHOUT_A_NAME[form.id]
	if (form.id === 'adoption') return `your application for ${about.name}`
	return form.id === 'contact' ? `your question about ${about.name}` : `${WITHOUT_A_NAME[form.id]} (${about.name})`
}

interface SaveRequest extends LinkEmail {
	store: Store
	draft: { key: string; answers: Answers }
	newAddressLimit: NewAddressLimit
}

interface LinkEmail {
	form: Form
	draft: { answers: Answers }
	to: string
	formContext: FormContext
	content: Content
	now: number
}

export function linkEmail({ form, draft, to, formContext, content, now }: LinkEmail, linkKey: string): Email {
	const until = dayIn(content.options?.site.timezone ?? 'Europe/London', now + LINK_LIFE_MS)
	const url = `${formContext.charity.url}/apply/return?key=${linkKey}`
	const draftLink = { to, url, until, form: nameOfDraft(form, draft.answers) }
	return saveAndReturn(draftLink, formContext.charity, textOf('saveAndReturn', content.emailTexts))
}

/**
 * Stores the email with the link back to a draft. False when the draft is gone.
 *
 * @throws when it could not be stored
 */
export async function saveForLater(saving: SaveRequest): Promise<boolean> {
	const { store, draft, to, newAddressLimit, now } = saving
	const linkKey = await makeLink(store, draft.key, to, now)
	if (!linkKey) return false
	const payload = linkEmail(saving, linkKey)
	const limit = (await isProvenAddress(store, to)) ? undefined : newAddressLimit
	await store.write((transaction) =>
		enqueue(transaction, [{ channel: 'email', submissionId: null, payload, limit }], now),
	)
	return true
}
