import { type Order, titleOf } from '#domain/shop/order.ts'
import { parcelWeightG, toPack } from '#domain/shop/parcel.ts'
import { decimalOf } from '#lib/money.ts'
import { typedCsvLine } from '#lib/text/csv-line.ts'
import { CUSTOMS_CATEGORY, customsForm } from './customs-form.ts'
import { countryName } from './postal-lines.ts'

const HEADER = [
	...[
		'reference',
		'name',
		'address 1',
		'address 2',
		'address 3',
		'town',
		'county',
		'postcode',
		'country',
		'country code',
	],
	...['weight in grams', 'delivery', 'parcel holds'],
	// Blank at home. The code and the origin are not known here, and are to be added.
	...['customs category', 'customs contents', 'value', 'currency', 'tariff code', 'made in'],
]
const ADDRESS_COLUMNS = 3

/** The parcels of orders, for the import of a post office or courier: one line each, nothing of email, and money only for customs. */
export function postOfficeCsv(orders: readonly Order[]): string {
	const lines = orders.filter(({ address }) => address !== null).map(lineOf)
	return [HEADER, ...lines].map((cells) => typedCsvLine(cells)).join('')
}

function lineOf(order: Order): string[] {
	const { payable, address, delivery } = order
	const { lines = [], town = '', county = '', postcode = '', country = '' } = address ?? {}
	const filled = lines.map((line) => line.trim()).filter(Boolean)
	// What has no column of its own stays with the last.
	const rest = filled.slice(ADDRESS_COLUMNS - 1).join(', ')
	return [
		payable.reference,
		`${payable.firstName} ${payable.lastName}`.trim(),
		...[filled[0] ?? '', filled[1] ?? '', rest, town, county, postcode, countryName(country), country],
		String(parcelWeightG(order)),
		delivery?.label ?? '',
		toPack(order)
			.map((line) => `${line.quantity} x ${titleOf(line)}`)
			.join('; '),
		...customsCells(order),
	]
}

function customsCells(order: Order): string[] {
	const form = customsForm(order)
	if (!form) return ['', '', '', '', '', '']
	const { lines, valueMinor, currency } = form
	const sum = (amount: number) => decimalOf({ amount, currency })
	const contents = lines.map((line) => `${line.quantity} x ${line.title}, ${line.weightG} g, ${sum(line.valueMinor)}`)
	return [CUSTOMS_CATEGORY, contents.join('; '), sum(valueMinor), currency, '', '']
}
