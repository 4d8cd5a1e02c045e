import type { Donation } from '#domain/giving/donation.ts'
import { createEmailContext } from '#domain/payables/email-context.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { someOptions } from '../content/options.ts'
import { aPayable } from '../payables/a-payable.ts'

/** £20 by bank transfer, not yet paid; not stored. */
export function aDonation(changes: Partial<Donation> = {}): Donation {
	const { amount = { amount: 2000, currency: 'GBP' }, fees = { amount: 0, currency: 'GBP' } } = changes
	const due = { amount: amount.amount + fees.amount, currency: amount.currency }
	return {
		...aPayable({ due, state: changes.frequency === 'monthly' ? 'starting' : 'started' }),
		kind: 'donation',
		frequency: 'once',
		amount,
		fees,
		fund: 'general',
		message: '',
		dedication: null,
		sponsorship: null,
		certificatePostedAt: null,
		...changes,
	}
}

/** The words of a charity with a bank account and one purpose. */
export function someGivingEmailContext() {
	const options = someOptions()
	const bank = {
		accountName: 'Fairlead',
		sortCode: '00-00-00',
		accountNumber: '00000000',
		reference: '',
		iban: '',
		bic: '',
		tolerance: 0,
	}
	const purposes = [{ key: 'vets', label: 'Vets’ bills', tooLittle: '', tooMuch: '' }]
	return createEmailContext(
		{ ...options, giving: { ...options.giving, bank, purposes, giftAid: true } },
		{
			name: 'Fairlead',
			url: 'https://www.fairlead.example',
			phone: '01632 960 144',
			address: '',
			email: 'hello@fairlead.example',
			locale: 'en-GB',
			registeredName: 'Fairlead Dog Rescue',
			charityNumber: '1000000',
			companyNumber: '12345678',
			registeredOffice: '2 High Street, Thornford',
		},
		formSecret,
	)
}
