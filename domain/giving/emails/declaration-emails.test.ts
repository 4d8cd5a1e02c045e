import { expect, test } from 'vitest'
import { aDonation, someGivingEmailContext } from '#tests/builders/giving/a-donation.ts'
import { aDeclaration } from '#tests/builders/giving/declaration.ts'
import { aNewDeclaration } from '#tests/builders/giving/new-declaration.ts'
import { declarationEndedEmail, writtenRecordEmail } from './declaration-emails.ts'

test('the written record has all that was declared, and how to cancel it', () => {
	const { statement } = aNewDeclaration()
	const declared = { ...aDeclaration({ how: 'phone' }), statement }
	const { to, subject, text } = writtenRecordEmail(declared, aDonation(), someGivingEmailContext())
	expect([to, subject]).toEqual(['zoe@example.org', 'Your Gift Aid declaration - DON-7K3F-2M'])
	for (const part of ['23 November 2026', 'Ms Zoë O’Brien-Smith', '7, SA14 8NN', 'UK taxpayer', 'cancel it']) {
		expect(text).toContain(part)
	}
})

test('a donor who ends Gift Aid reads from which day on, and that what came before stays', () => {
	const { to, text } = declarationEndedEmail(aDonation(), '2026-11-12', someGivingEmailContext())
	expect(to).toBe('zoe@example.org')
	expect(text).toContain('no Gift Aid on what you give from 12 November 2026 on')
})
