import type { DeliveryBand } from '#content/model/general-options.ts'
import { isMadeToOrder } from '#domain/shop/estimated-delivery.ts'
import { type Order, titleOf } from '#domain/shop/order.ts'
import { parcelWeightG, postalService, toPack, weightInWords } from '#domain/shop/parcel.ts'
import { decimalOf } from '#lib/money.ts'
import { typedCsvLine } from '#lib/text/csv-line.ts'
import { countryName } from '../../shop/emails/order-words.ts'
import { CUSTOMS_CATEGORY, type CustomsForm, customsForm } from './customs-form.ts'

const HEADER = [
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
	'weight of the goods in grams (without packing)',
	'delivery',
	'parcel holds',
	'to be made first',
	// Blank at home.
	'customs category',
	'customs contents',
	'value',
	'currency',
	'tariff code',
	'made in',
	'to fill in for customs',
	'phone',
	'note from the buyer',
]
const ADDRESS_COLUMNS = 3

/**
 * The parcels of orders, for the import of a post office or courier: one line each, and money only for customs. A phone number was left for the
 * courier; the email address was given for the order alone.
 */
export function postOfficeCsv(
	orders: readonly Order[],
	{ merch, bands }: { merch: Parameters<typeof customsForm>[1]; bands: readonly DeliveryBand[] },
): string {
	const lines = orders
		.filter(({ address }) => address !== null)
		.map((order) => [...lineOf(order, bands), ...customsCells(customsForm(order, merch)), ...forCourier(order)])
	return [HEADER, ...lines].map((cells) => typedCsvLine(cells)).join('')
}

function lineOf(order: Order, bands: readonly DeliveryBand[]): string[] {
	const { payable, address } = order
	const { lines = [], town = '', county = '', postcode = '', country = '' } = address ?? {}
	const filled = lines.map((line) => line.trim()).filter(Boolean)
	// What has no column of its own stays with the last.
	const rest = filled.slice(ADDRESS_COLUMNS - 1).join(', ')
	return [
		payable.reference,
		`${payable.firstName} ${payable.lastName}`.trim(),
		filled[0] ?? '',
		filled[1] ?? '',
		rest,
		town,
		county,
		postcode,
		countryName(country),
		country,
		String(parcelWeightG(order)),
		postalService(order, bands),
		toPack(order)
			.map((line) => `${line.quantity} x ${titleOf(line)}`)
			.join('; '),
		isMadeToOrder(order) && order.packedAt === null ? 'yes' : '',
	]
}

/** A note on one line: importers end a parcel at a line break. */
function forCourier({ phone, note }: Order): string[] {
	return [phone, note.replace(/\s+/g, ' ').trim()]
}

function customsCells(form: CustomsForm | null): string[] {
	if (!form) return ['', '', '', '', '', '', '']
	const { lines, valueMinor, currency, missing } = form
	const sum = (amount: number) => decimalOf({ amount, currency })
	const contents = lines.map(({ quantity, title, weightG, valueMinor, tariffCode, madeIn }) =>
		[`${quantity} x ${title}`, weightInWords(weightG), sum(valueMinor), tariffCode, madeIn].filter(Boolean).join(', '),
	)
	const each = (values: readonly string[]) => [...new Set(values.filter(Boolean))].join('; ')
	return [
		CUSTOMS_CATEGORY,
		contents.join('; '),
		sum(valueMinor),
		currency,
		each(lines.map(({ tariffCode }) => tariffCode)),
		each(lines.map(({ madeIn }) => madeIn)),
		missing.join('; '),
	]
}
