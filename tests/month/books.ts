import type { PlayedMonth } from './play-month.ts'
import { type Page, wordsOf } from './run/page.ts'

/** What of the bank account is no donation and no order: the treasurer sets it aside. */
const SET_ASIDE = /STRIPE PAYMENTS|CREDIT INTEREST|HMRC|PETMEDS/
export const LAST_STATEMENT_DAY = '2026-11-29'

/** Minor units of "£1,234.50" after these words on a page. */
export function sumAfter(page: Page, words: string): number {
	const found = new RegExp(`${words}\\s*(-?)£([\\d,]+(?:\\.\\d\\d)?)`).exec(wordsOf(page.root))
	if (!found) throw new Error(`${page.url} has no sum after “${words}”`)
	return Math.round(Number(found[2]?.replaceAll(',', '')) * 100) * (found[1] ? -1 : 1)
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Rows of a file, by the names of its columns. */
export function rowsIn(file: Uint8Array | string): Record<string, string>[] {
	const text = typeof file === 'string' ? file : new TextDecoder().decode(file)
	const [headings = [], ...rows] = text
		.trim()
		.split(/\r?\n/)
		.map((row) =>
			[...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
		)
	return rows.map((cells) => Object.fromEntries(headings.map((name, at) => [name, cells[at] ?? ''])))
}

export const minorOf = (cell: string | undefined) => Math.round(Number((cell || '0').replaceAll(/[£,']/g, '')) * 100)

/** All entries of the books. */
export function ledgerOf({ stage }: PlayedMonth) {
	return stage.month.store.db
		.selectFrom('ledger_entry')
		.innerJoin('payable', 'payable.id', 'ledger_entry.payable_id')
		.selectAll('ledger_entry')
		.select(['payable.reference', 'payable.email'])
		.orderBy('ledger_entry.at')
		.execute()
}

/** The ledger of November; the charity's clock is UTC then. */
export async function ledgerOfNovember(played: PlayedMonth) {
	const [from, until] = [Date.UTC(2026, 10, 1), Date.UTC(2026, 11, 1)]
	return (await ledgerOf(played)).filter(({ at }) => Number(at) >= from && Number(at) < until)
}

/** What donors and buyers sent to the bank account, and what went back to them, up to the last statement. */
export function transfersOf({ stage: { bank } }: PlayedMonth): number {
	const shown = bank.lines.filter(({ day }) => day <= LAST_STATEMENT_DAY)
	const received = shown.filter(({ amount, text }) => amount > 0 && !SET_ASIDE.test(text))
	const returned = shown.filter(({ amount, text }) => amount < 0 && text.endsWith('REFUND'))
	return sum([...received, ...returned].map(({ amount }) => amount))
}
