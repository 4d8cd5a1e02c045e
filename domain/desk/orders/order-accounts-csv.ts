import { dayIn } from '#lib/dates.ts'
import { decimalOf } from '#lib/money.ts'
import { type Figure, spreadsheetLine } from '#lib/text/csv-line.ts'
import type { OrderAccount, VatAccount } from './order-accounts.ts'
import { countryName } from './postal-lines.ts'

const HEADER = [
	...['reference', 'ordered on', 'received on', 'country', 'paid by', 'currency', 'goods', 'delivery', 'donation'],
	...['more than ordered', 'less than ordered', 'received', 'refunded', 'refunds that failed'],
	...['taken in disputes', 'given back by disputes', 'card fees', 'card fees given back'],
	...['dispute fees', 'dispute fees given back'],
]

const SALES = [
	...['net sales in the UK', 'net sales in the UK taken off'],
	...['zero-rated sales abroad', 'zero-rated sales abroad taken off'],
]

/**
 * The orders of a month for a spreadsheet, without personal data: the reference leads to the person. In and out are columns of their own, as in
 * the ledger: a leading minus sign would have to be disarmed as a formula. The columns of VAT are of a charity that is registered; they are blank
 * for an order without goods, and 0.00 for goods on which none is charged.
 */
export function orderAccountsCsv(accounts: readonly OrderAccount[], timezone: string): string {
	const rates = ratesOf(accounts)
	const hasVat = accounts.some(({ vat }) => vat.length > 0)
	const header = [
		...HEADER,
		...rates.flatMap((rate) => [`VAT ${rate}% charged`, `VAT ${rate}% taken off`]),
		...(hasVat ? SALES : []),
	]
	const rows = accounts.map((account) => {
		const vat = rates.flatMap((rate) => vatCells(account, rate))
		return [...cellsOf(account, timezone), ...vat, ...(hasVat ? salesCells(account) : [])]
	})
	return [header, ...rows].map((cells) => spreadsheetLine(cells)).join('')
}

function cellsOf(account: OrderAccount, timezone: string): (string | Figure)[] {
	const { reference, orderedAt, receivedAt, country, provider, currency } = account
	const { goods, delivery, donation, difference, received, refunded, disputed, fees, disputeFees } = account
	const of = (minor: number) => plainSum(minor, currency)
	return [
		reference,
		{ figure: dayIn(timezone, orderedAt) },
		{ figure: receivedAt === null ? '' : dayIn(timezone, receivedAt) },
		countryName(country),
		provider,
		currency,
		...[of(goods), of(delivery), of(donation), of(difference), of(0 - difference), of(received)],
		...[of(0 - refunded), of(refunded), of(0 - disputed), of(disputed)],
		...[of(0 - fees), of(fees), of(0 - disputeFees), of(disputeFees)],
	]
}

/** The highest first. */
function ratesOf(accounts: readonly OrderAccount[]): number[] {
	const rates = accounts.flatMap(({ vat }) => vat.map(({ rate }) => rate)).filter((rate) => rate > 0)
	return [...new Set(rates)].toSorted((a, b) => b - a)
}

function vatCells({ vat, currency }: OrderAccount, wanted: number): Figure[] {
	if (vat.length === 0) return [BLANK, BLANK]
	const { charged = 0, offRefunds = 0, offLost = 0 } = vat.find(({ rate }) => rate === wanted) ?? {}
	return inAndOut(charged, offRefunds + offLost, currency)
}

/** At home, then abroad. */
function salesCells({ vat, currency }: OrderAccount): Figure[] {
	return [false, true].flatMap((isAbroad) => {
		const of = vat.filter((one) => one.isAbroad === isAbroad)
		if (of.length === 0) return [BLANK, BLANK]
		const sum = (key: keyof Pick<VatAccount, 'net' | 'netOff'>) => of.reduce((total, one) => total + one[key], 0)
		return inAndOut(sum('net'), sum('netOff'), currency)
	})
}

/** A refund that failed is charged again, and money that a bank took back is taken off. */
function inAndOut(into: number, out: number, currency: string): [Figure, Figure] {
	const charged = Math.max(0, into) + Math.max(0, -out)
	return [
		{ figure: decimalOf({ amount: charged, currency }) },
		plainSum(Math.max(0, out) + Math.max(0, -into), currency),
	]
}

const BLANK: Figure = { figure: '' }

/** "20.00" in digits of any spreadsheet; "" for nothing and for what belongs in the other column. */
function plainSum(amount: number, currency: string): Figure {
	return { figure: amount <= 0 ? '' : decimalOf({ amount, currency }) }
}
