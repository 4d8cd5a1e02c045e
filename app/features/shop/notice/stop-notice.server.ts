import { readNoticeKey } from '#domain/shop/stock-notice.ts'
import { noticesOfLink, stopNotices } from '#records/shop/notices/notices.ts'
import type { Store } from '#records/store/open-store.ts'

interface StopRequest {
	store: Store
	formSecret: string
	key: string
}

/** What the address of a link waits for; undefined when the link is not ours. */
export async function awaitedByLink({ store, formSecret, key }: StopRequest): Promise<string[] | undefined> {
	const id = readNoticeKey(key, formSecret)
	return id === undefined ? undefined : noticesOfLink(store, id)
}

/** Deletes the address. False when the link is not ours. */
export async function stopByLink({ store, formSecret, key }: StopRequest): Promise<boolean> {
	const id = readNoticeKey(key, formSecret)
	if (id === undefined) return false
	await stopNotices(store, id)
	return true
}
