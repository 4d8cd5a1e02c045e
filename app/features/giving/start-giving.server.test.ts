import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { contentContext, siteContext } from '#app/request/content.server.ts'
import { paymentsContext } from '#app/request/giving/payments.server.ts'
import { recordsContext, visitorContext } from '#app/request/records.server.ts'
import { errorLogContext } from '#app/request/request.server.ts'
import { EVERY_MESSAGE } from '#domain/desk/people/message-scope.ts'
import { MAX_EMAILS_PER_ADDRESS_HOUR } from '#records/email/address-limit.ts'
import { listQuarantinedEmails } from '#records/email/quarantine.ts'
import { DAILY_LIMITS, takeFromDay } from '#records/store/daily-totals.ts'
import type { Store } from '#records/store/open-store.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { freshStore } from '#tests/records/stores.ts'
import { startGiving } from './start-giving.server.ts'

const ACCOUNT = { accountName: 'Fairlead', sortCode: '00-00-00', accountNumber: '00000000' }

/** A visitor of the donation form, and what the site logs as an error meanwhile. */
function aGiver(store: Store, clientHash = 'client') {
	const context = new RouterContextProvider()
	const logged: unknown[] = []
	const options = someOptions()
	const bank = { ...ACCOUNT, reference: '', iban: '', bic: '', tolerance: 0 }
	context.set(contentContext, { ...someContent(), options: { ...options, giving: { ...options.giving, bank } } })
	context.set(siteContext, { url: 'https://www.fairlead.example', gallery: false, buildId: 'x' })
	context.set(visitorContext, { clientHash })
	context.set(paymentsContext, null)
	context.set(errorLogContext, (error) => void logged.push(error))
	context.set(recordsContext, {
		store,
		formSecret,
		deliver: () => undefined,
		mayWriteTo: () => Promise.resolve(true),
		emailLimits: { maxPerClientHour: 100, maxPerSiteHour: 100 },
		onEmailAlarm: () => undefined,
		unpaidLimits: { maxPerVisitor: 3, maxSharePercent: 25 },
	})
	const request = new Request('https://www.fairlead.example/donate', { method: 'POST' })
	return { logged, give: (email: string) => startGiving(context, request, aNewDonation({ email })) }
}

test('gifts in the name of an address are all stored, and cause ten emails an hour to it', async () => {
	const store = await freshStore('sqlite')
	const { give } = aGiver(store)
	for (let n = 0; n < MAX_EMAILS_PER_ADDRESS_HOUR + 2; n += 1) {
		expect(await give('zoe@example.org')).toMatchObject({ status: 303 })
	}
	expect(await store.db.selectFrom('donation').select('payable_id').execute()).toHaveLength(12)
	expect(await listQuarantinedEmails(store, EVERY_MESSAGE, 100)).toHaveLength(2)
})

test('a gift that a day has no room for is refused in words, and is no error of the site', async () => {
	const store = await freshStore('sqlite')
	const { perAddress } = DAILY_LIMITS.gifts
	await store.write((transaction) =>
		takeFromDay(transaction, 'gifts', { amount: perAddress, clientHash: 'client' }, Date.now()),
	)
	const { give, logged } = aGiver(store)
	expect(await give('zoe@example.org')).toMatchObject({ status: 429 })
	expect(logged).toEqual([])
})
