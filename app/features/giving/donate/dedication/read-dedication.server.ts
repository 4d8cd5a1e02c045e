import { email as emailField } from '#domain/applications/forms/pages/you.ts'
import type { LineField, TextareaField } from '#domain/forms/form.ts'
import { checkField } from '#domain/forms/validation/check-field.ts'
import type { Dedication } from '#domain/giving/donation.ts'
import { cleanLine, cleanText } from '#lib/text/clean.ts'
import { hasLink, LINK_IN_MESSAGE, LINK_IN_NAME } from '#lib/text/has-link.ts'
import type { FormErrors, FormValues } from '../../form-values.ts'
import { DEDICATIONS, MAX_CARD_MESSAGE } from './dedications.ts'

const MAX_NAME = 80
const name = (field: string, missing: string): LineField => ({
	kind: 'text',
	name: field,
	label: '',
	missing,
	max: MAX_NAME,
	autocomplete: 'off',
})
const CARD_FIELDS: (LineField | TextareaField)[] = [
	name('cardName', 'Enter the name of the person the card is for'),
	{ ...emailField, name: 'cardEmail', hint: '', missing: 'Enter their email address' },
	{ kind: 'textarea', name: 'cardMessage', label: '', max: MAX_CARD_MESSAGE },
]

/** In the words of a present's message. */
function noLink({ kind }: LineField | TextareaField): string {
	return kind === 'textarea' ? LINK_IN_MESSAGE : LINK_IN_NAME
}

interface DedicationRead {
	dedication: Dedication | null
	values: FormValues
	errors: FormErrors
}

/** Reads `DedicationFields`. What was typed and then not asked for is shown again, but not stored. */
export function readDedication(form: URLSearchParams): DedicationRead {
	const values: FormValues = { dedication: form.get('dedication') ?? '', card: form.get('card') ?? '' }
	const errors: FormErrors = {}
	const kind = DEDICATIONS.find(({ value }) => value === values.dedication)?.kind ?? null
	const isCard = kind !== null && values.card === 'yes'
	function read(field: LineField | TextareaField, isAsked: boolean): string {
		const sent = form.get(field.name) ?? ''
		const typed = field.kind === 'textarea' ? cleanText(sent) : cleanLine(sent)
		const checked = isAsked ? checkField(field, typed) : { value: typed }
		if ('message' in checked) errors[field.name] = checked.message
		// The card goes to an address that is not the donor's.
		else if (isAsked && isCard && field.name !== 'cardEmail' && hasLink(typed)) errors[field.name] = noLink(field)
		const value = 'value' in checked ? String(checked.value) : typed
		values[field.name] = value
		return value
	}
	const of = read(name('dedicationName', 'Enter their name'), kind !== null)
	const [cardName = '', cardEmail = '', message = ''] = CARD_FIELDS.map((field) => read(field, isCard))
	const card = isCard ? { name: cardName, email: cardEmail, message } : null
	const dedication = kind === null || Object.keys(errors).length > 0 ? null : { kind, name: of, card }
	return { dedication, values, errors }
}
