import { createHash } from 'node:crypto'
import { AMOUNT_FIELDS, amountOf, BY_RADIO, readGivingChoice } from '#domain/giving/giving-choice.ts'
import { fundOf } from '#domain/giving/purposes.ts'
import type { NewDonation } from '#records/giving/start-donation.ts'
import type { FormErrors, FormValues } from '../form-values.ts'
import { GIFT_AID, GIFT_AID_FIELDS } from '../gift-aid/field-names.ts'
import { readGiftAid } from '../gift-aid/read-gift-aid.server.ts'
import { choiceOf, ownAmountId } from '../picker/live-choice.ts'
import { readPerson } from '../read-person.server.ts'
import { readDedication } from './dedication/read-dedication.server.ts'
import { type DonationAgain, type DonationPageData, UPDATE } from './donation-view.ts'
import { sumsOf } from './sums.ts'

const CHANGED =
	'You changed the amount, so the sums below have changed too. Please look at them once more, then send it.'
const RETAINED_FIELDS = ['draft', 'frequency', BY_RADIO, 'purpose', 'fees', GIFT_AID, ...Object.keys(GIFT_AID_FIELDS)]

/** Reads the form of a donation: what to store, or the form again with every answer. */
export function readDonationForm(
	form: URLSearchParams,
	page: Omit<DonationPageData, 'values' | 'errors' | 'draft'>,
): { given: NewDonation } | { again: DonationAgain } {
	const { offer, pay, giftAid } = page
	const field = (name: string) => form.get(name)
	const choice = readGivingChoice(field, offer)
	const parsed = amountOf(choice, offer)
	const isMonthly = choice.frequency === 'monthly'
	const sums = sumsOf(choiceOf(field, offer), offer, pay)
	const person = readPerson(form, pay)
	const dedication = readDedication(form)
	const statement = giftAid && sums && { ...giftAid, amount: { amount: sums.total, currency: offer.rules.currency } }
	const { firstName = '', lastName = '' } = person.values
	const aid = statement
		? readGiftAid(form, { ...statement, isMonthly }, { firstName, lastName })
		: { declaration: null, errors: {} }
	const values = { ...retainedValues(form), ...dedication.values, ...person.values }
	const again = (errors: FormErrors, problem: string | null, status: DonationAgain['status']) => ({
		again: { values, errors, problem, status },
	})
	const errors: FormErrors = {
		...(parsed.kind === 'refused' ? { [ownAmountId(choice.frequency)]: parsed.sentence } : {}),
		...dedication.errors,
		...orderedErrors({ ...aid.errors, ...person.errors }),
	}
	if (form.get(UPDATE.name) === UPDATE.value) {
		const { [ownAmountId(choice.frequency)]: ofAmount } = errors
		return again(ofAmount ? { [ownAmountId(choice.frequency)]: ofAmount } : {}, null, ofAmount ? 422 : 200)
	}
	if (Object.keys(errors).length > 0 || !sums || !person.person) return again(errors, null, 422)
	// Without JavaScript the sums that were agreed to are those of the amount before.
	const isAgreed = sums.fees === 0 && aid.declaration === null
	if (!isAgreed && form.get('shown') !== String(sums.amount)) return again({}, CHANGED, 422)
	const given = {
		...({ kind: 'donation', frequency: choice.frequency, amount: sums.amount, fees: sums.fees } as const),
		currency: offer.rules.currency,
		fund: fundOf(choice.purpose, offer.purposes) ?? '',
		...person.person,
		locale: offer.rules.locale,
		message: '',
		dedication: dedication.dedication,
		sponsorship: null,
		declaration: aid.declaration,
	}
	return { given: { ...given, idempotencyKey: keyOf(form.get('draft') ?? '', given) } }
}

/** The idempotency key: the same for a form that is sent twice, another when something in it was changed in between. */
function keyOf(draft: string, given: Omit<NewDonation, 'idempotencyKey'>): string {
	return createHash('sha256')
		.update(JSON.stringify([draft, given]))
		.digest('base64url')
}

function retainedValues(form: URLSearchParams): FormValues {
	const names = [...RETAINED_FIELDS, ...Object.values(AMOUNT_FIELDS).flatMap(({ line, own }) => [line, own])]
	return Object.fromEntries(names.flatMap((name) => (form.has(name) ? [[name, form.get(name) ?? '']] : [])))
}

/** In the order of the page: the person, Gift Aid, how to pay. */
function orderedErrors(errors: FormErrors): FormErrors {
	const order = ['firstName', 'lastName', 'email', GIFT_AID, 'giftAidScope', ...Object.keys(GIFT_AID_FIELDS), 'pay']
	return Object.fromEntries(order.flatMap((name) => (errors[name] === undefined ? [] : [[name, errors[name]]])))
}
