import type { PictureData } from '#app/ui/media/picture.tsx'
import type { AmountRules } from '#domain/giving/parse-amount.ts'
import type { WhenRehomed } from '#domain/giving/sponsorship/when-rehomed.ts'
import type { FormErrors, FormValues } from '../form-values.ts'
import type { PayOffers } from '../pay-field.tsx'

export type SponsorFrequency = 'monthly' | '12 months'

/** The dog, as both steps show it. */
export interface SponsoredDog {
	slug: string
	name: string
	/** "Dachshund, 8 years" */
	about: string
	/** What the dog would say; "" for none. */
	line: string
	picture: PictureData | null
}

/** First step: every month or as a present, and how much. */
export interface ChooseStep {
	kind: 'choose'
	dog: SponsoredDog
	/** "£" */
	sign: string
	/** Limits of an own monthly amount; the next step checks the maximum of a present. */
	rules: AmountRules
	presentMonths: number
	/** For each month; `year` is the sum of a present. */
	amounts: { value: string; label: string; year: string; impact: string }[]
	values: FormValues
	errors: FormErrors
	phone: string
}

/** Second step: for whom, what happens then, who gives, how it is paid. */
export interface DetailsStep {
	kind: 'details'
	dog: SponsoredDog
	frequency: SponsorFrequency
	/** For each month, as typed in the first step. */
	perMonth: string
	/** "£5 a month", "£60 for 12 months" */
	sum: string
	/** Minor units: the whole payment. */
	amount: number
	currency: string
	/** Where the first step is changed. */
	changeUrl: string
	/** "24 November 2026", "23 November 2027" */
	presentDays: { first: string; last: string }
	whenRehomed: { value: WhenRehomed; label: string; hint: string }[]
	hasDiary: boolean
	/** Null where Gift Aid is not offered. */
	giftAid: { charity: string; locale: string } | null
	pay: PayOffers
	/** One for each form, so that sending it twice stores it once. */
	draft: string
	privacyUrl: string
	phone: string
}

/** Neither bank details nor cards. */
export interface ClosedStep {
	kind: 'closed'
	dog: SponsoredDog
	phone: string
}

/** The dog has a home, or was never offered to sponsors. */
export interface NoNeedStep {
	kind: 'no need'
	dog: SponsoredDog
	title: string
	/** Why, in a sentence or two. */
	reason: string
	/** For a dog that can be applied for. */
	applyUrl: string | null
	/** Those who need a sponsor. */
	others: OtherDog[]
	/** "£5" a month, when it is the same for all of them; "" otherwise. */
	from: string
}

/** A dog that needs a sponsor. */
export interface OtherDog {
	slug: string
	name: string
	picture: PictureData | null
	/** "13 years. Heart disease." */
	about: string
	/** "£5" a month. */
	minimum: string
}

export type SponsorPageData = ChooseStep | DetailsStep | ClosedStep | NoNeedStep

/** The form again, with every answer. */
export interface SponsorAgain {
	values: FormValues
	errors: FormErrors
	/** A sentence about the whole; null for none. */
	problem: string | null
	status: 422 | 429 | 503
}
