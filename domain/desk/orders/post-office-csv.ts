import { type Order, titleOf } from '#domain/shop/order.ts'
import { parcelWeightG, toPack } from '#domain/shop/parcel.ts'
import { typedCsvLine } from '#lib/text/csv-line.ts'
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
]
const ADDRESS_COLUMNS = 3

/** The parcels of orders, for the import of a post office or courier: one line each, nothing of money or email. */
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
	]
}
