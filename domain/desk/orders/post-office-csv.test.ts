import { expect, test } from 'vitest'
import { anOrder } from '#tests/builders/shop/an-order.ts'
import { postOfficeCsv } from './post-office-csv.ts'

test('an Irish parcel has its county in a column of its own', () => {
	const address = { lines: ['4 Main Street'], town: 'Newtown', county: 'County Meath', postcode: '', country: 'IE' }
	const [header, line] = postOfficeCsv([anOrder({ address })]).split('\r\n')
	expect(header).toContain(',town,county,postcode,country,')
	expect(line).toContain(',Newtown,County Meath,,Ireland,IE,')
})
