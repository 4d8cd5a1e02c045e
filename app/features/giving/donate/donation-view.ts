import type { GivingOffer } from '#domain/giving/giving-offer.ts'
import type { FormErrors, FormValues } from '../form-values.ts'
import type { PayOffers } from '../pay-field.tsx'

/** The page of a donation that is not given yet. */
export interface DonationPageData {
	offer: GivingOffer
	pay: PayOffers
	/** Null where Gift Aid is not offered. */
	giftAid: { charity: string; locale: string } | null
	charity: { name: string; phone: string }
	/** "" for none. */
	privacyUrl: string
	/** A new one for each page: a form that is sent twice is one donation. */
	draft: string
	/** What is shown in the form. */
	values: FormValues
	/** Errors in the amount that a picker sent. */
	errors: FormErrors
}

/** The form again, with what was typed. */
export interface DonationAgain {
	values: FormValues
	errors: FormErrors
	/** In a sentence, when no field is wrong. */
	problem: string | null
	status: 200 | 422 | 429 | 503
}

/** The button that shows the sums again for another amount; only where the page cannot do so itself. */
export const UPDATE = { name: 'show', value: 'sums' } as const
