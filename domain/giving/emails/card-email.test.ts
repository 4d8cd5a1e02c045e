import { expect, test } from 'vitest'
import { aDonation, someGivingEmailContext } from '#tests/builders/giving/a-donation.ts'
import type { Dedication } from '../donation.ts'
import { cardEmail } from './card-email.ts'

const WORDS = someGivingEmailContext()
const dedication: Dedication = {
	kind: 'in memory of',
	name: 'Old Bob',
	card: { name: 'Ann', email: 'ann@example.org', message: 'He loved the sea.\n\nSo did I.' },
}

test('the card says who gave and for whom, in the words of the donor, and never how much', () => {
	const email = cardEmail(aDonation({ dedication }), 'started', WORDS)
	expect(email).toMatchObject({ to: 'ann@example.org', subject: 'A donation in memory of Old Bob' })
	expect(email?.text).toContain('Dear Ann,')
	expect(email?.text).toContain('Zoë O’Brien has made a donation to Fairlead in memory of Old Bob.')
	expect(email?.text).toContain('He loved the sea.')
	expect(email?.text).not.toMatch(/£|20/)
})

test('it is sent once: not for the next month, and not without a card', () => {
	expect(cardEmail(aDonation({ dedication, frequency: 'monthly' }), 'active', WORDS)).toBeUndefined()
	expect(cardEmail(aDonation({ dedication }), 'paid', WORDS)).toBeUndefined()
	expect(cardEmail(aDonation({ dedication: { ...dedication, card: null } }), 'started', WORDS)).toBeUndefined()
	expect(cardEmail(aDonation(), 'started', WORDS)).toBeUndefined()
})

test('a web address in place of a name is not sent in the name of the charity', () => {
	const email = cardEmail(aDonation({ dedication, firstName: 'Log in at', lastName: 'pay.evil.com' }), 'started', WORDS)
	expect(email?.text).toContain('A friend has made a donation to Fairlead in memory of Old Bob.')
	expect(JSON.stringify(email)).not.toContain('evil')
})
