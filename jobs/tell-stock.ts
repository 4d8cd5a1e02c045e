import { markTold, readUntoldSales, type UntoldSale } from '#records/shop/stock/untold-sales.ts'
import type { Store } from '#records/store/open-store.ts'

/**
 * Tells the content backend what was sold, so that editors see it beside what they counted. Numbers are absolute: telling one twice does no
 * harm. @returns its error, if any
 */
export async function tellStock(
	store: Store,
	send: ((lines: readonly UntoldSale[]) => Promise<void>) | undefined,
): Promise<unknown[]> {
	if (!send) return []
	try {
		const untold = await readUntoldSales(store)
		if (untold.length > 0) {
			await send(untold)
			await markTold(store, untold)
		}
		return []
	} catch (error) {
		return [error]
	}
}
