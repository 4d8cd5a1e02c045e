import { expect } from 'vitest'
import { addDays, dayIn } from '#lib/dates.ts'
import { endDirectDebit } from '#tests/stripe/play/later.ts'
import { renew, retryInvoice } from '#tests/stripe/play/renew.ts'
import type { aSiteForGiving } from './giving-site.ts'

const MONTHLY = '/sponsor/biscuit?frequency=monthly&amount=5'

/** Journeys of donors and sponsors by card, without JavaScript, each by an email address of its own. */
export const GIVING_JOURNEYS: Record<string, (site: Awaited<ReturnType<typeof aSiteForGiving>>) => Promise<void>> = {
	async 'a direct debit that takes days is thanked for once, when its money has come'({
		giving,
		givenBy,
		toStripe,
		pay,
		deliver,
	}) {
		const email = 'debit@example.org'
		await pay(await toStripe('/donate', email, { frequency: 'once', ownOnce: '20' }), 'direct-debit')
		const given = await givenBy(email)
		await given.stateIs('pending')
		expect(await given.thankYou()).toContain('It’s on its way')
		expect(await given.emails()).toEqual([])
		endDirectDebit(giving.server.state, given.session(), 'succeeds')
		await deliver()
		await given.stateIs('paid')
		expect(await given.thankYou()).toContain('Your £20 is here.')
		expect(await given.receipt()).toContain('Receipt for £20')
		await deliver()
		expect(await given.emails()).toEqual(['Your receipt for £20'])
	},

	async 'a month that fails and then succeeds is told once, and has one receipt'({
		giving,
		givenBy,
		toStripe,
		pay,
		deliver,
	}) {
		const { state } = giving.server
		const email = 'renewal@example.org'
		await pay(await toStripe('/donate', email, { frequency: 'monthly', ownMonthly: '20' }))
		const given = await givenBy(email)
		await given.stateIs('active')
		const id = (await given.read()).donation.subscriptionRef ?? ''
		const invoice = renew(state, id, 'decline')
		await deliver()
		await given.stateIs('past due')
		// Days pass before the next try.
		await given.hasEmails(2)
		expect(await given.manage()).toContain('The last payment failed')
		retryInvoice(state, invoice.id, 'decline')
		await deliver()
		retryInvoice(state, invoice.id, 'pay')
		await deliver()
		await given.stateIs('active')
		expect(await given.manage()).not.toContain('The last payment failed')
		expect((await given.read()).payments.map(({ state: now }) => now)).toEqual(['paid', 'paid'])
		expect(await given.receipt(1)).toContain('Receipt for £20')
		expect(await given.emails()).toEqual([
			'Your receipt for £20',
			'The payment of £20 did not go through',
			'Your receipt for £20',
		])
	},

	async 'a dog is sponsored by card every month; when it goes home each sponsor’s choice is carried out and told once'({
		giving,
		givenBy,
		toStripe,
		pay,
		rehome,
	}) {
		const sponsor = async (whenRehomed: string, email = `${whenRehomed.replace(' ', '-')}@example.org`) => {
			await pay(await toStripe(MONTHLY, email, { whenRehomed }))
			const given = await givenBy(email)
			await given.stateIs('active')
			return given
		}
		const [moves, stops, asks] = [await sponsor('another dog'), await sponsor('stop'), await sponsor('ask')]
		expect(await moves.thankYou()).toContain('Biscuit has you')
		expect(await moves.certificate()).toMatch(/Zora Reed[\s\S]*is the sponsor of[\s\S]*Biscuit/)
		await rehome()
		const receipt = 'Your receipt for £5'
		expect(await moves.emails()).toEqual([receipt, 'Biscuit has gone home, and Juno is glad of you'])
		expect(await moves.certificate()).toMatch(/is the sponsor of[\s\S]*Juno/)
		expect(await moves.manage()).toContain('Juno')
		await stops.stateIs('cancelled')
		expect(await stops.emails()).toEqual([receipt, 'Biscuit has gone home, and your sponsorship ends'])
		expect(await stops.manage()).toContain('Your sponsorship of Biscuit has ended')
		expect(await asks.emails()).toEqual([receipt, 'Biscuit has gone home: what would you like now?'])
		expect(await asks.manage()).toContain('Cancel it now')
		const atStripe = async ({ read }: typeof moves) =>
			giving.server.state.subscriptions.get((await read()).donation.subscriptionRef ?? '')?.status
		expect(await Promise.all([moves, stops, asks].map(atStripe))).toEqual(['active', 'canceled', 'active'])
	},

	async 'a present by card with a day to come is paid now, a secret until then, and refunded in part without ending it'({
		giving,
		givenBy,
		toStripe,
		pay,
		deliver,
	}) {
		const email = 'present@example.org'
		const [sendYear = '', sendMonth = '', sendDay = ''] = addDays(dayIn('Europe/London', Date.now()), 20).split('-')
		const present = {
			recipient: 'Ada Lovelace',
			relation: 'Friend',
			recipientEmail: 'ada@example.org',
			message: 'For you',
		}
		const fields = { ...present, sendYear, sendMonth, sendDay, whenRehomed: 'another dog' }
		await pay(await toStripe('/sponsor/biscuit?frequency=12+months&amount=5', email, fields))
		const given = await givenBy(email)
		await given.stateIs('paid')
		expect((await given.read()).donation).toMatchObject({ amount: { amount: 6000 }, frequency: '12 months' })
		expect(await given.certificate()).toMatch(/Ada Lovelace/)
		const emails = await giving.store.db.selectFrom('delivery').select('payload_json').execute()
		expect(emails.map(({ payload_json }) => JSON.parse(payload_json).to)).not.toContain('ada@example.org')

		const { payments } = await given.read()
		if (payments[0]) await giving.provider.refund(payments[0], { amount: 1000, currency: 'GBP' })
		await deliver()
		await given.stateIs('partly refunded')
		expect(await given.receipt()).toContain('£10')
		expect(await given.emails()).toEqual(['Your receipt for £60', 'Your refund of £10'])
	},

	async 'a donation that was refunded whole says so on its page and its receipt, with one email'({
		giving,
		givenBy,
		toStripe,
		pay,
		deliver,
	}) {
		const email = 'refund@example.org'
		await pay(await toStripe('/donate', email, { frequency: 'once', ownOnce: '20' }))
		const given = await givenBy(email)
		await given.stateIs('paid')
		const { payments } = await given.read()
		if (payments[0]) await giving.provider.refund(payments[0], { amount: 2000, currency: 'GBP' })
		await deliver()
		await given.stateIs('refunded')
		expect(await given.thankYou()).toContain('We’ve refunded your £20')
		expect(await given.receipt()).toMatch(/refunded/i)
		expect(await given.emails()).toEqual(['Your receipt for £20', 'Your refund of £20'])
	},
}
