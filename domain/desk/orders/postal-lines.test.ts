import { expect, test } from 'vitest'
import { addressLines, countryName } from '../../shop/emails/order-words.ts'
import { postalLines } from './postal-lines.ts'

const address = { lines: ['Flat 2', '7 High Street'], town: 'Llanelli', postcode: 'SA14 8NN', country: 'GB' }

test('at home the postcode is the last line, and no country is written', () => {
	expect(postalLines('Zoë O’Brien', address, 'GB')).toEqual([
		'Zoë O’Brien',
		'Flat 2',
		'7 High Street',
		'Llanelli',
		'SA14 8NN',
	])
})

test('abroad town and postcode stand as they do there, and the country is last, in capitals', () => {
	const abroad = (country: string, town: string, postcode: string) =>
		postalLines('A', { lines: ['', ' 1 Rue '], town, postcode, country }, 'GB')
	expect(abroad('FR', 'Paris', '75001')).toEqual(['A', '1 Rue', '75001 Paris', 'FRANCE'])
	expect(abroad('IE', 'Dublin 4', 'D04 X285')).toEqual(['A', '1 Rue', 'Dublin 4', 'D04 X285', 'IRELAND'])
	expect(abroad('US', 'Springfield IL', '62701')).toEqual(['A', '1 Rue', 'Springfield IL 62701', 'UNITED STATES'])
	expect(abroad('IE', 'Carna', '')).toEqual(['A', '1 Rue', 'Carna', 'IRELAND'])
	expect(postalLines('A', address, 'IE').at(-1)).toBe('UNITED KINGDOM')
	// The page and the emails of the buyer have the same order.
	const german = { lines: ['Allee 14'], town: 'Freiburg', postcode: '79098', country: 'DE' }
	expect(addressLines(german, 'en-GB', '')).toEqual(['Allee 14', '79098 Freiburg', 'Germany'])
})

test('in Ireland the county stands between the town and the Eircode', () => {
	const irish = { lines: ['4 Main Street'], town: 'Newtown', county: 'County Meath', postcode: '', country: 'IE' }
	expect(postalLines('Mary', irish, 'GB')).toEqual(['Mary', '4 Main Street', 'Newtown', 'County Meath', 'IRELAND'])
	expect(postalLines('Mary', { ...irish, postcode: 'A85 X285' }, 'GB').slice(3)).toEqual([
		'County Meath',
		'A85 X285',
		'IRELAND',
	])
})

test('a code that names no country is shown as it is', () => {
	expect([countryName('IE'), countryName('Ireland'), countryName('')]).toEqual(['Ireland', 'Ireland', ''])
})
