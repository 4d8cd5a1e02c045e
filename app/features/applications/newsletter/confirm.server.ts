import type { Content } from '#content/model/content.ts'
import { newsletterWelcome } from '#domain/applications/emails/short-emails.ts'
import { textOf } from '#domain/applications/emails/texts.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { isKey } from '#records/drafts/keys.ts'
import { confirmSubscription, findRequest } from '#records/newsletter/confirm.ts'
import { isUnsubscribeKey, unsubscribe } from '#records/newsletter/unsubscribe.ts'
import type { Store } from '#records/store/open-store.ts'

/** The address of a confirmation link, unless it is expired or unknown. Reading does not use it up. */
export async function addressOfLink(store: Store, key: string, now: number): Promise<string | undefined> {
	const request = isKey(key) ? await findRequest(store, key, now) : null
	return request?.email
}

/** Confirms a subscription. Idempotent. Undefined when the link is expired or unknown. */
export async function confirmByLink(
	store: Store,
	key: string,
	{ formContext, emailTexts, now }: { formContext: FormContext; emailTexts: Content['emailTexts']; now: number },
): Promise<string | undefined> {
	if (!isKey(key)) return undefined
	const { charity } = formContext
	const welcome = (email: string, unsubscribeKey: string) =>
		newsletterWelcome(
			email,
			unsubscribeUrl(charity.url, unsubscribeKey),
			charity,
			textOf('newsletterWelcome', emailTexts),
		)
	const confirmed = await confirmSubscription(store, key, welcome, now)
	return confirmed?.email
}

/** Mail programs `POST` to it (RFC 8058). */
function unsubscribeUrl(siteUrl: string, unsubscribeKey: string): string {
	return `${siteUrl}/newsletter/unsubscribe?key=${unsubscribeKey}`
}

/** Reading does not unsubscribe. */
export async function isUnsubscribeLink(store: Store, key: string): Promise<boolean> {
	return isKey(key) && (await isUnsubscribeKey(store, key))
}

/** False when the link is unknown. */
export async function unsubscribeByLink(store: Store, key: string, now: number): Promise<boolean> {
	return isKey(key) && (await unsubscribe(store, key, now))
}
