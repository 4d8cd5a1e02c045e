import type { FormContext } from '#domain/applications/form-context.ts'
import type { LineField, Step } from '#domain/forms/form.ts'

export function postcode({ region }: FormContext): LineField {
	const { label, missing, invalid, read } = region.postcode
	return { kind: 'postcode', name: 'postcode', label, missing, invalid, read, max: 12, autocomplete: 'postal-code' }
}

/** Without an address lookup: the service may be down, and would learn who applies. */
export function addressStep(formContext: FormContext): Step {
	return {
		id: 'address',
		title: 'Where do you live?',
		intro: 'The address where the dog would live.',
		fields: [
			{
				kind: 'text',
				name: 'line1',
				label: 'Address line 1',
				missing: 'Enter the first line of your address, like 12 Mill Lane',
				max: 120,
				autocomplete: 'address-line1',
			},
			{ kind: 'text', name: 'line2', label: 'Address line 2', max: 120, autocomplete: 'address-line2' },
			{
				kind: 'text',
				name: 'town',
				label: 'Town or city',
				missing: 'Enter your town or city',
				max: 80,
				autocomplete: 'address-level2',
			},
			{ kind: 'text', name: 'county', label: formContext.region.area, max: 80, autocomplete: 'address-level1' },
			postcode(formContext),
			{
				kind: 'radios',
				name: 'livedThere',
				label: 'How long have you lived there?',
				options: [
					{ value: 'under-1', label: 'Less than a year' },
					{ value: '1-3', label: '1 to 3 years' },
					{ value: 'over-3', label: 'More than 3 years' },
				],
			},
		],
	}
}
