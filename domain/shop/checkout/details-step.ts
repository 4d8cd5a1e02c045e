import type { FormContext } from '#domain/applications/form-context.ts'
import { email, firstName, lastName, phone } from '#domain/applications/forms/pages/you.ts'
import type { Answers } from '#domain/forms/answers/answers.ts'
import type { ChoiceField, Field, FieldError, LineField, Step } from '#domain/forms/form.ts'
import { EXAMPLE_EIRCODE, namesIrishCounty, readEircode } from '#domain/region/ireland.ts'
import { checkWords, type PersonalLine, wordsFields } from './personal-words.ts'

/** Countries as codes, the home country first; empty when nothing is posted. */
interface DetailsOptions {
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
/** Its Eircodes are checked, and may be left blank where a county is named. */
const IRELAND = 'IE'

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

function addressFields(options: DetailsOptions): Field[] {
	const { countries } = options
	const { region } = options.formContext
	const isHome = countries.every(({ code }) => code === REGION_COUNTRY)
	const hasIreland = countries.some(({ code }) => code === IRELAND)
	const postcode: LineField = {
		kind: 'postcode',
		name: 'postcode',
		max: MAX_POSTCODE_LENGTH,
		label: hasIreland ? `${region.postcode.label} or Eircode` : region.postcode.label,
		autocomplete: 'postal-code',
		...(isHome
			? { missing: region.postcode.missing, invalid: region.postcode.invalid, read: region.postcode.read }
			: { isConditionallyRequired: true }),
	}
	return [
		...(countries.length > 1 ? [countryField(countries)] : []),
		{
			kind: 'text',
			name: 'line1',
			label: 'Address line 1',
			max: 120,
			autocomplete: 'address-line1',
			missing: 'Enter the first line of your address, like 12 Mill Lane',
		},
		{ kind: 'text', name: 'line2', label: 'Address line 2', max: 120, autocomplete: 'address-line2' },
		{
			kind: 'text',
			name: 'town',
			label: 'Town or city',
			max: 80,
			autocomplete: 'address-level2',
			missing: 'Enter your town or city',
		},
		postcode,
		// Browsers fill in a field that is shown: so it follows the country, and the Eircode that makes it unneeded.
		...(hasIreland ? [countyField(options)] : []),
	]
}

function countyField({ formContext, countries }: DetailsOptions): LineField {
	return {
		kind: 'text',
		name: 'county',
		label: formContext.region.area,
		max: 80,
		autocomplete: 'address-level1',
		hint: 'We need it if you have no Eircode.',
		isConditionallyRequired: true,
		...(countries.length > 1 ? { when: { field: 'country', is: [IRELAND] } } : {}),
	}
}

const MAX_RADIOS = 7

function countryField(countries: readonly DeliveryCountry[]): ChoiceField {
	return {
		kind: countries.length > MAX_RADIOS ? 'select' : 'radios',
		name: 'country',
		label: 'Delivery country',
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
		return [{ field: 'country', message: `This basket is too heavy for us to post to ${country.name}. ${instead}` }]
	}
	const { missing, invalid, read } = formContext.region.postcode
	const typed = typeof answers.postcode === 'string' ? answers.postcode : ''
	if (country.code === IRELAND) return checkIrish(typed, answers, { ukPostcode: read(typed), countries })
	if (country.code !== REGION_COUNTRY || countries.length === 1) return []
	if (typed === '') return [{ field: 'postcode', message: missing }]
	if (read(typed) !== undefined) return []
	const [eircode, ireland] = [readEircode(typed), nameOf(IRELAND, countries)]
	if (!eircode || !ireland) return [{ field: 'postcode', message: invalid }]
	return [{ field: 'postcode', message: `${eircode} is an Eircode. Choose ${ireland} above, or enter a UK postcode` }]
}

/** An Irish address is found by its Eircode, or by its county: towns of the same name are many. */
function checkIrish(
	typed: string,
	{ line2 = '', town = '', county = '' }: Answers,
	{ ukPostcode, countries }: { ukPostcode: string | undefined; countries: readonly DeliveryCountry[] },
): FieldError[] {
	if (typed === '') {
		const hasCounty = county !== '' || namesIrishCounty(`${line2} ${town}`)
		return hasCounty ? [] : [{ field: 'county', message: 'Enter your county, or your Eircode above' }]
	}
	if (readEircode(typed) !== undefined) return []
	const like = `an Eircode, like ${EXAMPLE_EIRCODE}`
	if (ukPostcode === undefined) {
		return [{ field: 'postcode', message: `Enter ${like}, or leave it blank and enter your county` }]
	}
	const home = nameOf(REGION_COUNTRY, countries)
	const instead = home ? `Choose ${home} above, or enter ${like}` : `Enter ${like}`
	return [{ field: 'postcode', message: `${ukPostcode} is a UK postcode. ${instead}` }]
}

/** "" when it is not delivered to. */
function nameOf(code: string, countries: readonly DeliveryCountry[]): string {
	return countries.find((country) => country.code === code)?.name ?? ''
}

/** A postcode as its country writes it, with its space; in capitals where we do not know. */
export function tidyPostcode(typed: string, country: string, { region }: FormContext): string {
	const read = country === IRELAND ? readEircode : region.postcode.read
	return read(typed) ?? typed.toUpperCase()
}

/** The chosen one; the only one need not be chosen. */
export function countryOf(answers: Answers, countries: readonly DeliveryCountry[]): DeliveryCountry | undefined {
	return countries.length === 1 ? countries[0] : countries.find(({ code }) => code === answers.country)
}
