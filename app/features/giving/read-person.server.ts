import { email, firstName, lastName } from '#domain/applications/forms/pages/you.ts'
import { checkField } from '#domain/forms/validation/check-field.ts'
import type { ProviderName } from '#domain/payables/payable.ts'
import { cleanLine } from '#lib/text/clean.ts'
import type { FormErrors, FormValues } from './form-values.ts'
import { PAY_BY, type PayOffers } from './pay-field.tsx'

interface Person {
	firstName: string
	lastName: string
	email: string
	provider: ProviderName
}

interface PersonRead {
	/** Null with errors. */
	person: Person | null
	values: FormValues
	errors: FormErrors
}

/** Reads `PersonFields` and `PayField`. */
export function readPerson(form: URLSearchParams, offers: PayOffers): PersonRead {
	const values: FormValues = { pay: form.get('pay') ?? '' }
	const errors: FormErrors = {}
	for (const field of [firstName, lastName, email]) {
		const typed = cleanLine(form.get(field.name) ?? '')
		const checked = checkField(field, typed)
		values[field.name] = 'value' in checked ? String(checked.value) : typed
		if ('message' in checked) errors[field.name] = checked.message
	}
	const provider = providerOf(values.pay ?? '', offers)
	if (!provider) errors.pay = 'Choose how you would like to pay'
	const { firstName: first = '', lastName: last = '', email: address = '' } = values
	const isRight = Object.keys(errors).length === 0 && provider
	return { person: isRight ? { firstName: first, lastName: last, email: address, provider } : null, values, errors }
}

/** Undefined for a way that is not offered, also when it no longer is. */
function providerOf(pay: string, offers: PayOffers): ProviderName | undefined {
	if (pay === PAY_BY.card && offers.card) return 'stripe'
	if (pay === PAY_BY.bank && offers.bank) return 'bank transfer'
	return undefined
}
