import type { Answers } from '#domain/applications/answers/answers.ts'
import type { ChoiceField, Field, FieldError, LineField, Step } from '#domain/applications/form.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { email, firstName, lastName, phone } from '#domain/applications/forms/pages/you.ts'
import { checkWords, type PersonalLine, wordsFields } from './personal-words.ts'

/** Countries as codes, the home country first; empty when nothing is posted. */
export interface DetailsOptions {
	formContext: FormContext
	lines: readonly PersonalLine[]
	countries: readonly DeliveryCountry[]
}

export interface DeliveryCountry {
	code: string
	/** "Ireland" */
	name: string
	/** False when no parcel there carries this basket. */
	isReachable: boolean
}

const MAX_POSTCODE_LENGTH = 12
/** The country of the region (`domain/region/uk.ts`): only its postcodes are required and checked. */
const REGION_COUNTRY = 'GB'

/** Who buys, where it goes, and the words of what is made for them. */
export function detailsStep(options: DetailsOptions): Step {
	const { lines, countries } = options
	return {
		id: 'details',
		title: 'Your details',
		fields: [...personFields(options), ...(countries.length > 0 ? addressFields(options) : []), ...wordsFields(lines)],
		check: (answers) => [
			...(countries.length > 0 ? checkAddress(options, answers) : []),
			...checkWords(lines, answers),
		],
	}
}

function personFields({ formContext, countries }: DetailsOptions): Field[] {
	const { missing: _required, ...optionalPhone } = phone(formContext)
	const person: Field[] = [
		firstName,
		lastName,
		{ ...email, hint: 'For your confirmation. We only write about your order.' },
	]
	if (countries.length === 0) return person
	return [...person, { ...optionalPhone, hint: 'Only for the courier, if they can’t find you.' }]
}

function addressFields({ formContext, countries }: DetailsOptions): Field[] {
	const { region } = formContext
	const isHome = countries.every(({ code }) => code === REGION_COUNTRY)
	const postcode: LineField = {
		...{ kind: 'postcode', name: 'postcode', label: region.postcode.label, max: MAX_POSTCODE_LENGTH },
		autocomplete: 'postal-code',
		...(isHome
			? { missing: region.postcode.missing, invalid: region.postcode.invalid, read: region.postcode.read }
			: { isConditionallyRequired: true }),
	}
	return [
		...(countries.length > 1 ? [countryField(countries)] : []),
		{
			...{ kind: 'text', name: 'line1', label: 'Address line 1', max: 120, autocomplete: 'address-line1' },
			missing: 'Enter the first line of your address, like 12 Mill Lane',
		},
		{ kind: 'text', name: 'line2', label: 'Address line 2', max: 120, autocomplete: 'address-line2' },
		{
			...{ kind: 'text', name: 'town', label: 'Town or city', max: 80, autocomplete: 'address-level2' },
			missing: 'Enter your town or city',
		},
		postcode,
	]
}

const MAX_RADIOS = 7

function countryField(countries: readonly DeliveryCountry[]): ChoiceField {
	return {
		...{ kind: countries.length > MAX_RADIOS ? 'select' : 'radios', name: 'country', label: 'Delivery country' },
		missing: 'Choose the delivery country',
		options: countries.map(({ code, name }) => ({ value: code, label: name })),
	}
}

function checkAddress({ formContext, countries }: DetailsOptions, answers: Answers): FieldError[] {
	const country = countryOf(answers, countries)
	if (!country) return []
	if (!country.isReachable) {
		const others = countries.some(({ isReachable }) => isReachable)
		const instead = others ? 'Choose another country, or ring us' : 'Please ring us'
		return [{ field: 'country', message: `This basket is too heavy for our parcels to ${country.name}. ${instead}` }]
	}
	const { missing, invalid, read } = formContext.region.postcode
	const typed = typeof answers.postcode === 'string' ? answers.postcode : ''
	if (country.code !== REGION_COUNTRY || countries.length === 1) return []
	if (typed === '') return [{ field: 'postcode', message: missing }]
	return read(typed) === undefined ? [{ field: 'postcode', message: invalid }] : []
}

/** The chosen one; the only one need not be chosen. */
export function countryOf(answers: Answers, countries: readonly DeliveryCountry[]): DeliveryCountry | undefined {
	return countries.length === 1 ? countries[0] : countries.find(({ code }) => code === answers.country)
}
