import { expect, test } from 'vitest'
import { anOrder, anOrderLine } from '#tests/builders/shop/an-order.ts'
import { postOfficeCsv } from './post-office-csv.ts'

test('an Irish parcel has its county in a column of its own', () => {
	const address = { lines: ['4 Main Street'], town: 'Newtown', county: 'County Meath', postcode: '', country: 'IE' }
	const [header, line] = postOfficeCsv([anOrder({ address })], { merch: [], bands: [] }).split('\r\n')
	expect(header).toContain(',town,county,postcode,country,')
	expect(line).toContain(',Newtown,County Meath,,Ireland,IE,')
})

test('a parcel abroad has what customs ask, one at home nothing of money', () => {
	const address = { lines: ['4 Main Street'], town: 'Newtown', postcode: '', country: 'IE' }
	const [header, abroad, home, heavy] = postOfficeCsv(
		[anOrder({ address }), anOrder(), anOrder({ address, lines: [anOrderLine({ weightG: 1150 })] })],
		{ merch: [{ id: 203, tariffCode: '420100', madeIn: '' }], bands: [] },
	).split('\r\n')
	expect(header).toMatch(
		/,customs category,customs contents,value,currency,tariff code,made in,to fill in for customs,/,
	)
	expect(abroad).toMatch(
		/,Sale of goods,"1 x Rope lead, Red, 190 g, 18\.00, 420100",18\.00,GBP,420100,,"where Rope lead, Red was made",,$/,
	)
	expect(header).toContain(',weight of the goods in grams (without packing),')
	expect(heavy).toContain('1.15 kg')
	expect(home).toMatch(/Red",,,,,,,,,,$/)
})

test('the courier gets the phone number that was left for them and the buyer’s note, and never the email address', () => {
	const order = anOrder({
		phone: '07700 900 123',
		note: 'Behind the shed,\nnot on the step',
		payable: { email: 'zoe@mail.example' },
	})
	const [header, line] = postOfficeCsv([order], { merch: [], bands: [] }).split('\r\n')
	expect(header).toMatch(/,phone,note from the buyer$/)
	expect(line).toMatch(/,07700 900 123,"Behind the shed, not on the step"$/)
	expect(line).not.toContain('@')
})

test('what is made for its buyer says so until it is packed', () => {
	const lines = [anOrderLine({ personalisation: 'BEAR' })]
	const [header, made, packed] = postOfficeCsv([anOrder({ lines }), anOrder({ lines, packedAt: 1 })], {
		merch: [],
		bands: [],
	}).split('\r\n')
	const at = header?.split(',').indexOf('to be made first') ?? -1
	expect(made?.replace(/"[^"]*"/g, 'x').split(',')[at]).toBe('yes')
	expect(packed?.replace(/"[^"]*"/g, 'x').split(',')[at]).toBe('')
})
