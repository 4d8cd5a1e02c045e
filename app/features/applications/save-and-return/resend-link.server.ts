import type { Content } from '#content/model/content.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { FORM_IDS, formFor } from '#domain/applications/forms/all-forms.ts'
import type { NewAddressLimit } from '#domain/emails/new-delivery.ts'
import { findSavedDraft, type KeyKind, renewLink } from '#records/drafts/replaced-keys.ts'
import { isProvenAddress } from '#records/email/proven-address.ts'
import type { Store } from '#records/store/open-store.ts'
import { linkEmail } from './save-for-later.server.ts'

interface ResendRequest {
	store: Store
	/** The key of a used link, or of the cookie of a device whose draft moved. */
	key: string
	kind: KeyKind
	formContext: FormContext
	content: Content
	mayWriteTo(email: string): Promise<boolean>
	newAddressLimit: NewAddressLimit
	now: number
}

/**
 * Emails a new link to the address the draft was saved with, if there is one. Returns nothing: the page must not reveal
 * whether an email was sent.
 *
 * @throws when the store failed
 */
export async function resendLink(resend: ResendRequest): Promise<void> {
	const { store, key, kind, formContext, content, mayWriteTo, newAddressLimit, now } = resend
	const saved = await findSavedDraft(store, key, kind, now)
	const id = FORM_IDS.find((known) => known === saved?.form)
	if (!saved || !id || !(await mayWriteTo(saved.email))) return
	const limit = (await isProvenAddress(store, saved.email)) ? undefined : newAddressLimit
	const email = { form: formFor(id, formContext), draft: saved, to: saved.email, formContext, content, now }
	const deliveryOf = (linkKey: string) => ({
		channel: 'email',
		submissionId: null,
		payload: linkEmail(email, linkKey),
		limit,
	})
	await renewLink(store, { key, kind, deliveryOf }, now)
}
