import { dayIn } from '#lib/dates.ts'
import { decimalOf } from '#lib/money.ts'
import { type Figure, spreadsheetLine } from '#lib/text/csv-line.ts'
import { countryName } from '../../shop/emails/order-words.ts'
import { type OrderAccount, PLACES, type SalesPlace, type VatAccount } from './order-accounts.ts'

const HEADER = [
	'reference',
	'ordered on',
	'day of the money',
	'entered on',
	'what',
	'country',
	'paid by',
	'currency',
	'goods',
	'delivery',
	'donation',
	'more than ordered',
	'received',
	'direct debits that failed later',
	'refunded',
	'refunds that failed',
	'withdrawn by a dispute',
	'given back after a dispute',
	'card fees',
	'card fees given back',
	'fees for disputes',
	'fees for disputes given back',
]

const SALES = [
	'net sales in the UK',
	'net sales in the UK taken off',
	'of these sold at 0% in the UK',
	'of these sold at 0% in the UK taken off',
	'zero-rated sales sent abroad',
	'zero-rated sales sent abroad taken off',
	'zero-rated sales to be sent abroad',
	'zero-rated sales to be sent abroad taken off',
]

/**
 * The orders of a month for a spreadsheet, each on every day on which its money moved, without personal data: the reference leads to the person. In and out are columns of their own, as in
 * the ledger: a leading minus sign would have to be disarmed as a formula. The columns of VAT are of a charity that is registered; they are blank
 * for an order without goods and for a day on which nothing was sold, and 0.00 for goods on which none is charged.
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
	const { reference, orderedAt, day, enteredAt, country, provider, currency } = account
	const { goods, delivery, donation, surplus, received, refunded, disputed, fees, disputeFees } = account
	const of = (minor: number) => plainSum(minor, currency)
	return [
		reference,
		{ figure: dayIn(timezone, orderedAt) },
		{ figure: day },
		{ figure: dayIn(timezone, enteredAt) },
		whatMoved(account),
		countryName(country),
		provider,
		currency,
		of(goods),
		of(delivery),
		of(donation),
		of(surplus),
		of(received),
		of(0 - received),
		of(0 - refunded),
		of(refunded),
		of(0 - disputed),
		of(disputed),
		of(0 - fees),
		of(fees),
		of(0 - disputeFees),
		of(disputeFees),
	]
}

/** "received; fees": why there is a row. A lost dispute has one without money, which left when the dispute was opened. */
function whatMoved({ received, refunded, disputed, lost, fees, disputeFees }: OrderAccount): string {
	return [
		received > 0 && 'received',
		received < 0 && 'direct debit failed later',
		refunded < 0 && 'refunded',
		refunded > 0 && 'refund failed',
		disputed < 0 && 'dispute opened',
		disputed > 0 && 'dispute won',
		lost !== 0 && 'dispute lost (its money left when it was opened)',
		fees !== 0 && 'fees',
		disputeFees !== 0 && 'fees for a dispute',
	]
		.filter(Boolean)
		.join('; ')
}

/** The highest first. */
function ratesOf(accounts: readonly OrderAccount[]): number[] {
	const rates = accounts.flatMap(({ vat }) => vat.map(({ rate }) => rate)).filter((rate) => rate > 0)
	return [...new Set(rates)].toSorted((a, b) => b - a)
}

function vatCells({ vat, currency, received }: OrderAccount, wanted: number): Figure[] {
	if (vat.length === 0) return [BLANK, BLANK]
	const { charged = 0, offRefunds = 0, offLost = 0 } = vat.find(({ rate }) => rate === wanted) ?? {}
	return inAndOut(charged, offRefunds + offLost, { currency, isSale: received !== 0 })
}

/** At home with what of it is sold at 0 %, sent abroad, to be sent abroad. */
function salesCells({ vat, currency, received }: OrderAccount): Figure[] {
	const inPlace = (wanted: SalesPlace) => vat.filter(({ place }) => place === wanted)
	const [home = [], ...abroad] = PLACES.map(inPlace)
	return [home, home.filter(({ rate }) => rate === 0), ...abroad].flatMap((of) => {
		if (of.length === 0) return [BLANK, BLANK]
		const sum = (key: keyof Pick<VatAccount, 'net' | 'netOff'>) => of.reduce((total, one) => total + one[key], 0)
		return inAndOut(sum('net'), sum('netOff'), { currency, isSale: received !== 0 })
	})
}

/** A refund that failed is charged again, and money that a bank took back is taken off. */
function inAndOut(
	into: number,
	out: number,
	{ currency, isSale }: { currency: string; isSale: boolean },
): [Figure, Figure] {
	const charged = Math.max(0, into) + Math.max(0, -out)
	return [
		isSale ? { figure: decimalOf({ amount: charged, currency }) } : plainSum(charged, currency),
		plainSum(Math.max(0, out) + Math.max(0, -into), currency),
	]
}

const BLANK: Figure = { figure: '' }

/** "20.00" in digits of any spreadsheet; "" for nothing and for what belongs in the other column. */
function plainSum(amount: number, currency: string): Figure {
	return { figure: amount <= 0 ? '' : decimalOf({ amount, currency }) }
}
