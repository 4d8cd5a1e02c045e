import { z } from 'zod'
import { applyStockCounts } from '#records/shop/stock/availability.ts'
import { countAtDesk } from '#records/shop/stock/count-at-desk.ts'
import type { DeskRequest } from '../../request.server.ts'
import { readCounted } from './read-stock.server.ts'
import { countField, MAX_COUNTED } from './stock-words.ts'

export const countedNumber = z.string().trim().regex(/^\d+$/).transform(Number).pipe(z.number().max(MAX_COUNTED))

/** What was entered along the shelf: the number of new counts, or what is wrong, with all that was typed. */
export async function countMany(
	desk: Pick<DeskRequest, 'store' | 'content' | 'operations' | 'now'>,
	form: URLSearchParams,
	staffId: string,
): Promise<{ count: number } | { problem: string; typed: Record<string, string>; wrong: string[] }> {
	// A count of the content that was not applied yet is the earlier one.
	await applyStockCounts(desk.store, desk.content.merch, desk.now)
	const rows = await readCounted(desk)
	const typed = Object.fromEntries(
		rows.map((row) => [countField(row), (form.get(countField(row)) ?? '').trim().slice(0, 20)]),
	)
	const entered = rows.filter((row) => typed[countField(row)] !== '')
	const counts = entered.map((row) => ({ row, parsed: countedNumber.safeParse(typed[countField(row)]) }))
	const wrong = counts.filter(({ parsed }) => !parsed.success).map(({ row }) => countField(row))
	if (wrong.length > 0) return { problem: `Enter numbers from 0 to ${MAX_COUNTED}, in digits.`, typed, wrong }
	if (counts.length === 0) return { problem: 'Enter at least one number.', typed, wrong }
	let count = 0
	for (const { row, parsed } of counts) {
		const { merchId, variantKey: variant } = row
		if (!parsed.success) continue
		if (await countAtDesk(desk.store, { merchId, variant, counted: parsed.data, staffId }, desk.now)) count += 1
	}
	return { count }
}
