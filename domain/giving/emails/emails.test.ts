import { expect, test } from 'vitest'
import { aDonation, someGivingEmailContext } from '#tests/builders/giving/a-donation.ts'
import { aPayment } from '#tests/builders/payables/a-payable.ts'
import type { Sponsorship } from '../donation.ts'
import { receiptEmail } from './receipt-email.ts'
import { transferInstructions, transferReminder } from './transfer-emails.ts'

const WORDS = someGivingEmailContext()
const BISCUIT: Sponsorship = { dogId: '1', dogSlug: 'biscuit', dogName: 'Biscuit', whenRehomed: 'ask', present: null }

test('the instructions have the account, the whole sum and the reference, and nothing empty', () => {
	const fees = { amount: 51, currency: 'GBP' }
	const email = transferInstructions(aDonation({ fees }), WORDS)
	expect(email?.subject).toBe('How to send your donation - DON-7K3F-2M')
	expect(email?.to).toBe('zoe@example.org')
	for (const part of ['Dear Zoë,', 'Fairlead', '00-00-00', '00000000', '£20.51', 'DON-7K3F-2M', 'charity 1000000']) {
		expect(email?.text).toContain(part)
		expect(email?.html).toContain(part)
	}
	// Volunteers look through the statement about once a week.
	expect(email?.text).toContain('gone through our bank statement, usually within a week, we’ll email you a receipt.')
	for (const empty of ['IBAN', 'BIC', 'a month']) expect(email?.text).not.toContain(empty)
})

test('instructions for a monthly sponsorship name the standing order and the dog', () => {
	const monthly = aDonation({ kind: 'sponsorship', frequency: 'monthly', sponsorship: BISCUIT, firstName: '' })
	const email = transferInstructions(monthly, WORDS)
	expect(email?.text).toContain('Dear friend,')
	expect(email?.text).toContain('Thank you for your sponsorship of Biscuit. To begin, set up a standing order')
	expect(email?.text).toContain('£20 a month')
})

test('an organisation is not greeted by the name of one of its desks', () => {
	const company = aDonation({ firstName: 'Accounts', lastName: 'Wetherby & Daughters Ltd' })
	expect(transferInstructions(company, WORDS)?.text).toMatch(/^Hello,\n/)
})

test('the reminder says that it is the only one and until when the charity waits', () => {
	const email = transferReminder(aDonation(), '2026-12-14', WORDS)
	expect(email?.subject).toBe('We have not seen your donation yet - DON-7K3F-2M')
	expect(email?.text).toContain('we’ll stop waiting on 14 December 2026. This is the only reminder we send.')
})

test('without bank details there is nothing to say', () => {
	const words = { ...WORDS, bank: null }
	expect(transferInstructions(aDonation(), words)).toBeUndefined()
	expect(transferReminder(aDonation(), '2026-12-14', words)).toBeUndefined()
})

test.each([
	['the purpose', { fund: 'vets' }, 'Vets’ bills'],
	['the general fund', {}, 'Wherever it is needed most'],
	['the dog', { sponsorship: BISCUIT }, 'Biscuit'],
	['a purpose that no longer exists', { fund: 'roof' }, 'roof'],
])('a receipt names %s, the day, and the sum that arrived', (_, changes, forWhat) => {
	const payment = aPayment({ method: 'direct debit' })
	const received = { payment, amount: { amount: 1950, currency: 'GBP' }, day: '2026-11-24', gift: undefined }
	const email = receiptEmail(aDonation(changes), received, WORDS)
	expect(email.subject).toBe('Your receipt for £19.50 - DON-7K3F-2M')
	for (const part of ['£19.50', 'Direct Debit', '24 November 2026', forWhat, 'DON-7K3F-2M'])
		expect(email.text).toContain(part)
})

test.each(['Visit evil.example today', 'http://evil.example', '<script>', 'a\nb', ''])(
	'a text in place of a name is not sent to an address that may be another person’s: "%s"',
	(firstName) => {
		const donation = aDonation({ firstName, message: firstName, lastName: firstName })
		for (const email of [transferInstructions(donation, WORDS), transferReminder(donation, '2026-12-14', WORDS)]) {
			expect(email?.text).toContain('Dear friend,')
			if (firstName) expect(`${email?.text}${email?.html}${email?.subject}`).not.toContain(firstName)
		}
	},
)
