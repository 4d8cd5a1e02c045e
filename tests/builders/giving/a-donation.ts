import type { Donation } from '#domain/giving/donation.ts'
import { givingWords } from '#domain/giving/donation-emails.ts'
import { someOptions } from '../content/options.ts'

const NOTHING = { dedication: null, sponsorship: null, giftAidDeclarationId: null, customerRef: null } as const

/** £20 by bank transfer, not yet paid; not stored. */
export function aDonation(changes: Partial<Donation> = {}): Donation {
	return {
		...{ id: 'd1', reference: 'DON-7K3F-2M', createdAt: 1, kind: 'donation', frequency: 'once', fund: 'general' },
		...{ amount: { amount: 2000, currency: 'GBP' }, fees: { amount: 0, currency: 'GBP' }, provider: 'bank transfer' },
		...{ state: 'started', version: 0, firstName: 'Zoë', lastName: 'O’Brien', email: 'zoe@example.org' },
		...{ locale: 'en-GB', message: '', subscriptionRef: null, remindedAt: null, closedAt: null, anonymisedAt: null },
		...NOTHING,
		...changes,
	}
}

/** The words of a charity with a bank account and one purpose. */
export function someGivingWords() {
	const options = someOptions()
	const bank = {
		accountName: 'Fairlead',
		sortCode: '00-00-00',
		accountNumber: '00000000',
		reference: '',
		iban: '',
		bic: '',
	}
	const purposes = [{ key: 'vets', label: 'Vets’ bills', tooLittle: '', tooMuch: '' }]
	return givingWords(
		{ ...options, giving: { ...options.giving, bank, purposes, giftAid: true } },
		{
			...{ name: 'Fairlead', url: 'https://www.fairlead.example', phone: '01632 960 144', address: '' },
			...{ email: 'hello@fairlead.example', registeredName: 'Fairlead Dog Rescue', charityNumber: '1000000' },
		},
		'secret',
	)
}
