import type { AccountSums } from '#domain/desk/orders/order-accounts.ts'
import type { Totals } from '#records/payables/ledger/totals.ts'
import type { SumsRow } from '../../giving/books/read-books.server.ts'

type Column = Exclude<keyof Totals, 'left'>

/** Columns with the labels that the table of the books has. */
const COLUMNS: readonly { key: Column; label: string }[] = [
	{ key: 'received', label: 'Received' },
	{ key: 'refunded', label: 'Refunded' },
	{ key: 'disputed', label: 'Taken back' },
	{ key: 'fees', label: 'Fees' },
	{ key: 'disputeFees', label: 'Dispute fees' },
]

/**
 * From the takings of a month to the line of the shop in the books, which has goods and delivery only: what is taken off is in the general fund.
 *
 * @param ofShop the shop's fund in the same month and currency
 */
export function bridgeToBooks(
	sums: AccountSums,
	ofShop: Totals,
	inColumn: (minor: number) => string,
): { rows: SumsRow[]; sum: SumsRow[] } {
	const row = (key: string, words: string, of: Pick<Totals, Column>): SumsRow => {
		const left = COLUMNS.reduce((total, column) => total + of[column.key], 0)
		return {
			key,
			words,
			// A bar would say nothing here.
			received: 0,
			currency: sums.currency,
			isPlain: left === of.received,
			sums: [
				...COLUMNS.map(({ key: column, label }) => ({ label, minor: of[column] })),
				{ label: 'Net', minor: left },
			].map(({ label, minor }) => ({ label, amount: minor === 0 ? '' : inColumn(minor) })),
		}
	}
	const off = (minor: number): Pick<Totals, Column> => ({
		received: 0 - minor,
		refunded: 0,
		disputed: 0,
		fees: 0,
		disputeFees: 0,
	})
	const onTop = { ...off(sums.surplus), refunded: 0 - sums.surplusRefunded }
	// What else went back or was charged in the general fund is of gifts.
	const given = {
		...off(sums.donation),
		refunded: ofShop.refunded - sums.refunded - onTop.refunded,
		disputed: ofShop.disputed - sums.disputed,
		fees: ofShop.fees - sums.fees,
		disputeFees: ofShop.disputeFees - sums.disputeFees,
	}
	return {
		rows: [
			row('takings', 'Takings, as above', sums),
			row('donation', 'Less donations with orders', given),
			...(sums.surplus === 0 && sums.surplusRefunded === 0 ? [] : [row('surplus', 'Less more than ordered', onTop)]),
		],
		sum: [row('shop', 'The shop, as in the books', ofShop)],
	}
}
