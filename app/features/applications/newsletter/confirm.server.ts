import type { Content } from '#content/model/content.ts'
import { newsletterWelcome } from '#domain/applications/emails/short-emails.ts'
import { textOf } from '#domain/applications/emails/texts.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { isKey } from '#records/drafts/keys.ts'
import { confirmSubscription, findRequest } from '#records/newsletter/confirm.ts'
import { isUnsubscribeKey, unsubscribe } from '#records/newsletter/unsubscribe.ts'
import type { Store } from '#records/store/open-store.ts'

/** The address a letter's link would say yes for; null when the link is too old, or none of ours. Looking uses nothing up. */
export async function addressOfLink(store: Store, key: string, now: number): Promise<string | null> {
	const request = isKey(key) ? await findRequest(store, key, now) : null
	return request?.email ?? null
}

/** Says yes to news, once however often it is pressed. null when the link is too old, or none of ours. */
export async function confirmByLink(
	store: Store,
	key: string,
	{ formContext, letters, now }: { formContext: FormContext; letters: Content['letters']; now: number },
): Promise<string | null> {
	if (!isKey(key)) return null
	const { charity } = formContext
	const welcome = (email: string, leaveKey: string) =>
		newsletterWelcome(email, unsubscribeUrl(charity.url, leaveKey), charity, textOf('newsletterWelcome', letters))
	const confirmed = await confirmSubscription(store, key, welcome, now)
	return confirmed?.email ?? null
}

/** Where a letter of news leads to be the last; mail programs `POST` to it by themselves (RFC 8058). */
export function unsubscribeUrl(siteUrl: string, leaveKey: string): string {
	return `${siteUrl}/newsletter/leave?key=${leaveKey}`
}

/** Whether a link from a letter of news is one of ours. Looking ends nothing. */
export async function isUnsubscribeLink(store: Store, key: string): Promise<boolean> {
	return isKey(key) && (await isUnsubscribeKey(store, key))
}

/** Ends somebody's news. Resolves to false when the link is none of ours. */
export async function unsubscribeByLink(store: Store, key: string, now: number): Promise<boolean> {
	return isKey(key) && (await unsubscribe(store, key, now))
}
