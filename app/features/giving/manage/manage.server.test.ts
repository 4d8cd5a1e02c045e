import { expect, test } from 'vitest'
import { managePath } from '#domain/giving/giving-links.ts'
import { anArrivedDonation, givingRequest } from '#tests/builders/giving/arrived-donation.ts'
import { freshStore } from '#tests/records/stores.ts'
import { manageOfLink } from './manage.server.ts'

test.each([
	['as announced', { arrived: [2000, 2000] }, ['£20', '£20'], ''],
	['with a month of less', { arrived: [2000, 1500] }, ['£15', '£20'], '£35'],
	['of which a part came back', { arrived: [2000, 2000], refunded: 500 }, ['£20', '£20, £5 returned'], '£35'],
	['of less', { arrived: [1500] }, ['£15'], '£15'],
])('a standing order %s', async (_, given, receipts, givenSoFar) => {
	const store = await freshStore('sqlite')
	const { donation } = await anArrivedDonation(store, { frequency: 'monthly', ...given })
	const page = await manageOfLink(givingRequest(store, managePath(donation.id, 'secret')))
	expect(page?.receipts.map(({ sum }) => sum)).toEqual(receipts)
	expect(page?.givenSoFar).toBe(givenSoFar)
})
