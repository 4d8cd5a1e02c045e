import { expect, test } from 'vitest'
import { applyPaymentEvent } from '#records/payables/apply-payment-event.ts'
import { factsOf } from '#tests/builders/giving/payment-events.ts'
import { textOf } from '../desk-visitor.ts'
import { deskWithTreasurers } from './treasurers.ts'

const desk = deskWithTreasurers('still-with-stripe')
const pageOf = async () => textOf(await desk.tess.get('/desk/giving/unmatched'))
const NOVEMBER = Date.UTC(2026, 10, 10, 12)

test('the page of Stripe says what it still holds, with its parts and the days', async () => {
	expect(await pageOf()).not.toContain('Still with Stripe')
	const { reference } = await desk.aDonation({ provider: 'stripe' })
	const { effect } = factsOf(reference)
	const refs = { intent: 'pi_1', charge: 'ch_1' }
	const fee = { ref: 'txn_1', amount: 50, currency: 'GBP' }
	for (const event of [
		effect('paid', 'pi_1', 2000, NOVEMBER, { refs, fee }),
		effect('refunded', 're_1', 500, NOVEMBER, { refs }),
	]) {
		await applyPaymentEvent(desk.store, event, () => [], NOVEMBER)
	}
	expect(await pageOf()).toMatch(
		/Still with Stripe, or not yet on a statement £14\.50 From 10.November.2026 , as the books have it.*No bank statement was imported.*Payments £20\.00 Refunds -£5\.00 Fees -£0\.50 No payout on a statement yet –/,
	)

	const csv = 'Date,Text,Amount\n12/11/2026,STRIPE PAYMENTS UK,10.00\n13/11/2026,SHOP,-1.00'
	await desk.tess.post('/desk/giving/statement', { intent: 'import', csv })
	expect(await pageOf()).toMatch(
		/£4\.50 .*Your statements cover 12.November.2026 to 13.November.2026.*Fees -£0\.50 1 line that looks like a payout -£10\.00/,
	)
	const html = await (await desk.tess.get('/desk/giving/statement')).text()
	const [, line = ''] = /name="line" value="([\w-]{36} {2})"/.exec(html) ?? []
	await desk.tess.post('/desk/giving/statement', { intent: 'aside', as: 'payout', line })
	expect(await pageOf()).toMatch(/£4\.50 .*1 payout -£10\.00/)

	const more = 'Date,Text,Amount\n14/11/2026,STRIPE PAYMENTS UK,100.00'
	await desk.tess.post('/desk/giving/statement', { intent: 'import', csv: more })
	expect(await pageOf()).toMatch(/More was paid out than the books have £95\.50/)
})
