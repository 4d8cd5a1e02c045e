import { readNoticeKey } from '#domain/shop/stock-notice.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import { confirmNotice, noticeOfLink, noticesOfLink, stopNotices } from '#records/shop/notices/notices.ts'
import type { Store } from '#records/store/open-store.ts'

interface LinkRequest {
	store: Store
	formSecret: FormSecret
	key: string
}

/** What the address of a link waits for; undefined when the link is not ours. */
export async function awaitedByLink({ store, formSecret, key }: LinkRequest): Promise<string[] | undefined> {
	const id = readNoticeKey(key, formSecret)
	return id === undefined ? undefined : noticesOfLink(store, id)
}

/** Deletes the address. False when the link is not ours. */
export async function stopByLink({ store, formSecret, key }: LinkRequest): Promise<boolean> {
	const id = readNoticeKey(key, formSecret)
	if (id === undefined) return false
	await stopNotices(store, id)
	return true
}

/** What the link of the first email is for; undefined when it is not ours, or its row is gone. */
export async function noticeToConfirm({ store, formSecret, key }: LinkRequest) {
	const id = readNoticeKey(key, formSecret, 'stock notice confirm')
	return id === undefined ? undefined : noticeOfLink(store, id)
}

/** False when the link is not ours, or its row is gone. */
export async function confirmByLink({ store, formSecret, key }: LinkRequest, now: number): Promise<boolean> {
	const id = readNoticeKey(key, formSecret, 'stock notice confirm')
	return id !== undefined && (await confirmNotice(store, id, now)) !== undefined
}
