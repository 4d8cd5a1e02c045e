import { type NewDeclaration, newDeclaration } from '#domain/gift-aid/new-declaration.ts'
import { validateDeclaration } from '#domain/gift-aid/validate-declaration.ts'
import { cleanLine, cleanText } from '#lib/text/clean.ts'
import { GIFT_AID, GIFT_AID_FIELDS, type GiftAidField, type StatementParts } from './field-names.ts'

interface ReadGiftAid {
	/** Null without Gift Aid, and with errors. */
	declaration: NewDeclaration | null
	/** By the names of the form's fields. */
	errors: Record<string, string>
}

/**
 * Reads the declaration of a donation's form, if its box is ticked.
 *
 * @param person the donor's names, where the form asks for them outside of the declaration (`asksNames` of `GiftAidFields`): errors
 * are then of `firstName` and `lastName`
 */
export function readGiftAid(
	form: URLSearchParams | FormData,
	{ isMonthly, ...declared }: StatementParts,
	person?: { firstName: string; lastName: string },
): ReadGiftAid {
	const typed = (name: GiftAidField) => {
		const value = form.get(name)
		const text = typeof value === 'string' ? value : ''
		return name === 'giftAidAddress' ? cleanText(text) : cleanLine(text)
	}
	if (typed(GIFT_AID) !== 'yes') return { declaration: null, errors: {} }
	const scope = typed('giftAidScope')
	const result = validateDeclaration({
		title: typed('giftAidTitle'),
		firstName: person?.firstName ?? typed('giftAidFirstName'),
		lastName: person?.lastName ?? typed('giftAidLastName'),
		house: typed('giftAidHouse'),
		address: typed('giftAidAddress'),
		postcode: typed('giftAidPostcode'),
		isAbroad: typed('giftAidAbroad') === 'yes',
		scope: isMonthly && scope === 'this' ? '' : scope,
	})
	if (result.kind === 'valid') {
		return { declaration: newDeclaration(result.declaration, declared, 'online'), errors: {} }
	}
	const names = Object.entries(GIFT_AID_FIELDS).map(([name, field]) => {
		const isOfPerson = person && (field === 'firstName' || field === 'lastName')
		return [isOfPerson ? field : name, result.errors[field]] as const
	})
	return { declaration: null, errors: Object.fromEntries(names.filter(hasError)) }
}

const hasError = (entry: readonly [string, string | undefined]): entry is [string, string] => entry[1] !== undefined
