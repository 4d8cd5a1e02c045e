import type { FormContext } from '#domain/applications/form-context.ts'
import { FORM_IDS, formFor } from '#domain/applications/forms/all-forms.ts'
import type { FormId } from '#domain/forms/form.ts'
import { firstUnfinished } from '#domain/forms/progress/progress.ts'
import { findDraft, findLinkedDraft, openLink } from '#records/drafts/drafts.ts'
import { isKey } from '#records/drafts/keys.ts'
import type { Store } from '#records/store/open-store.ts'

/** "s…@example.org": where the links to the answers go; undefined for a link that opens nothing. Reading does not use the link up. */
export async function addressOfLink(store: Store, linkKey: string, now: number): Promise<string | undefined> {
	const draft = isKey(linkKey) ? await findLinkedDraft(store, linkKey, now) : undefined
	return draft?.savedEmail.replace(/^(.)[^@]*/u, '$1…')
}

/** "" for a malformed key. */
export function asLinkKey(text: string): string {
	return isKey(text) ? text : ''
}

/** Opens an emailed link on this device: the key for the cookie, and where to continue. */
export async function returnByLink(
	store: Store,
	linkKey: string,
	formContext: FormContext,
	now: number,
): Promise<{ form: FormId; key: string; goTo: string } | undefined> {
	const linked = isKey(linkKey) ? await findLinkedDraft(store, linkKey, now) : undefined
	const id = FORM_IDS.find((known) => known === linked?.form)
	const key = id ? await openLink(store, linkKey, now) : undefined
	if (!id || !key) return undefined
	// The link is used up now, so later failures must not lose the key.
	const draft = await findDraft(store, key, id, now).catch(() => undefined)
	const unfinished = firstUnfinished(formFor(id, formContext), draft?.answers ?? {})
	return { form: id, key, goTo: `/apply/${id}/${unfinished?.id ?? 'check'}` }
}
