import { markReported, readUnreportedSales, type UnreportedSale } from '#records/shop/stock/unreported-sales.ts'
import type { Store } from '#records/store/open-store.ts'

/**
 * Tells the content backend what was sold, so that editors see it beside what they counted. Numbers are absolute: telling one twice does no
 * harm. @returns its error, if any
 */
export async function reportSales(
	store: Store,
	send: ((lines: readonly UnreportedSale[]) => Promise<void>) | undefined,
): Promise<unknown[]> {
	if (!send) return []
	try {
		const unreported = await readUnreportedSales(store)
		if (unreported.length > 0) {
			await send(unreported)
			await markReported(store, unreported)
		}
		return []
	} catch (error) {
		return [error]
	}
}
