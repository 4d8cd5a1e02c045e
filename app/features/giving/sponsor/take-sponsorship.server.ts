import { createHash } from 'node:crypto'
import type { Dog } from '#content/model/content.ts'
import type { Present } from '#domain/giving/donation.ts'
import { type PresentFields, readPresent } from '#domain/giving/sponsorship/read-present.ts'
import { WHEN_REHOMED } from '#domain/giving/sponsorship/when-rehomed.ts'
import { SPONSORSHIP_FUND } from '#domain/payables/funds.ts'
import type { NewDonation } from '#records/giving/start-donation.ts'
import type { FormErrors, FormValues } from '../form-values.ts'
import { GIFT_AID, GIFT_AID_FIELDS } from '../gift-aid/field-names.ts'
import { readGiftAid } from '../gift-aid/read-gift-aid.server.ts'
import { readPerson } from '../read-person.server.ts'
import type { DetailsStep, SponsorAgain } from './sponsor-view.ts'

const PRESENT_FIELDS = [
	'recipient',
	'relation',
	'recipientEmail',
	'recipientAddress',
	'message',
	'sendDay',
	'sendMonth',
	'sendYear',
]
const REPEATED_FIELDS = [...PRESENT_FIELDS, 'whenRehomed', 'news', GIFT_AID, ...Object.keys(GIFT_AID_FIELDS)]
/** The order of the fields on the page. */
const ORDER = [
	...PRESENT_FIELDS,
	'whenRehomed',
	'firstName',
	'lastName',
	'email',
	GIFT_AID,
	'giftAidScope',
	...Object.keys(GIFT_AID_FIELDS),
	'pay',
]

interface SentSponsorship {
	dog: Dog
	page: DetailsStep
	today: string
	locale: string
}

/** Reads the form of the second step: what to store, or the form again with every answer. */
export function readSponsorship(
	form: URLSearchParams,
	{ dog, page, today, locale }: SentSponsorship,
): { given: NewDonation } | { again: SponsorAgain } {
	const isMonthly = page.frequency === 'monthly'
	const person = readPerson(form, page.pay)
	const whenRehomed = WHEN_REHOMED.find((one) => one === form.get('whenRehomed'))
	const present = isMonthly ? NO_PRESENT : readPresent(presentFields(form), today, locale)
	const { firstName = '', lastName = '' } = person.values
	const aid = page.giftAid
		? readGiftAid(form, { ...page.giftAid, amount: page, isMonthly }, { firstName, lastName })
		: { declaration: null, errors: {} }
	const errors = ordered({
		...present.errors,
		...(whenRehomed ? {} : { whenRehomed: `Choose what happens if ${dog.title} finds a home or dies` }),
		...aid.errors,
		...person.errors,
	})
	if (Object.keys(errors).length > 0 || !person.person || !whenRehomed) {
		return { again: { values: { ...repeated(form), ...person.values }, errors, problem: null, status: 422 } }
	}
	const sponsorship = {
		dogId: String(dog.id),
		dogSlug: dog.slug,
		dogName: dog.title,
		whenRehomed,
		present: present.present,
		news: form.get('news') === 'yes',
	}
	const given = {
		...({ kind: 'sponsorship', frequency: page.frequency, amount: page.amount, fees: 0 } as const),
		currency: page.currency,
		fund: SPONSORSHIP_FUND,
		...person.person,
		locale,
		message: '',
		dedication: null,
		sponsorship,
		declaration: aid.declaration,
	}
	return { given: { ...given, idempotencyKey: keyOf(form.get('draft') ?? '', given) } }
}

const NO_PRESENT: { present: Present | null; errors: FormErrors } = { present: null, errors: {} }

function presentFields(form: URLSearchParams): PresentFields {
	// Each field is named.
	return Object.fromEntries(PRESENT_FIELDS.map((name) => [name, form.get(name) ?? ''])) as unknown as PresentFields
}

/** The idempotency key: the same for a form that is sent twice, another when something in it was changed in between. */
function keyOf(draft: string, given: Omit<NewDonation, 'idempotencyKey'>): string {
	return createHash('sha256')
		.update(JSON.stringify([draft, given]))
		.digest('base64url')
}

function repeated(form: URLSearchParams): FormValues {
	return Object.fromEntries(REPEATED_FIELDS.flatMap((name) => (form.has(name) ? [[name, form.get(name) ?? '']] : [])))
}

function ordered(errors: FormErrors): FormErrors {
	return Object.fromEntries(ORDER.flatMap((name) => (errors[name] === undefined ? [] : [[name, errors[name]]])))
}
