import { backInStockEmail, stopNoticePath } from '#domain/shop/stock-notice.ts'
import { listAwaited, tellWaiting } from '#records/shop/notices/notices.ts'
import { readAvailability } from '#records/shop/stock/availability.ts'
import type { JobContext } from './job-context.ts'

/** Writes to those who wait for something of the shop that is there again. @returns how many emails were written */
export async function sendStockNotices(jobs: JobContext): Promise<number> {
	const { store, content, formContext, formSecret, now, onError } = jobs
	const awaited = await listAwaited(store)
	if (awaited.length === 0) return 0
	const availability = await readAvailability(store, content.merch)
	const lowStock = content.options?.shop.lowStock ?? 0
	let told = 0
	for (const { merchId, variant } of awaited) {
		const item = content.merch.find(({ id }) => id === merchId)
		const kind = item?.variants.find(({ key }) => key === variant)
		const left = availability(merchId, variant)
		// What is not published, or no longer comes in this size, is not back.
		if (!item || !kind || (left !== null && left <= 0)) continue
		const title = item.variants.length > 1 ? `${item.title}, ${kind.label}` : item.title
		try {
			told += await tellWaiting(
				store,
				{ merchId, variant },
				({ email, otherId }) =>
					backInStockEmail({
						to: email,
						title,
						slug: item.slug,
						left,
						lowStock,
						charity: formContext.charity,
						stopPath: otherId === null ? null : stopNoticePath(otherId, formSecret),
					}),
				now,
			)
		} catch (error) {
			onError(error)
		}
	}
	return told
}
