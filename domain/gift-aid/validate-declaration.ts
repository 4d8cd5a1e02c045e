import { uk } from '#domain/region/uk.ts'
import type { DeclarationScope } from './declaration.ts'
import { DECLARATION_SCOPES } from './declaration.ts'

/** As typed in a form. */
export interface TypedDeclaration {
	title: string
	firstName: string
	lastName: string
	/** House name or number. */
	house: string
	postcode: string
	isAbroad: boolean
	/** The address in full; required abroad. */
	address: string
	scope: string
}

export interface ValidDeclaration extends Omit<TypedDeclaration, 'scope' | 'isAbroad'> {
	/** With its space; "" abroad. */
	postcode: string
	scope: DeclarationScope
}

export type DeclarationErrors = Partial<Record<keyof TypedDeclaration, string>>

/** Longer is no name; what the tax office's form takes is checked when a claim is made. */
const MAX_NAME_LENGTH = 100
const MAX_ADDRESS_LENGTH = 500

/** The tax office needs the name in full and the home address: a wrong one costs the charity the claim. */
export function validateDeclaration(
	typed: TypedDeclaration,
): { kind: 'valid'; declaration: ValidDeclaration } | { kind: 'invalid'; errors: DeclarationErrors } {
	const [title, firstName, lastName] = [tidy(typed.title), tidy(typed.firstName), tidy(typed.lastName)]
	const house = tidy(typed.house)
	const postcode = typed.isAbroad ? '' : uk.postcode.read(typed.postcode)
	const scope = DECLARATION_SCOPES.find((known) => known === typed.scope)
	const errors: DeclarationErrors = {
		...firstNameError(firstName),
		...(lastName ? {} : { lastName: 'Enter your last name' }),
		...(house ? {} : { house: 'Enter your house name or number' }),
		...(postcode === undefined ? { postcode: typed.postcode.trim() ? uk.postcode.invalid : uk.postcode.missing } : {}),
		...(typed.isAbroad && !typed.address.trim() ? { address: 'Enter your home address in full' } : {}),
		...(scope ? {} : { scope: 'Choose which donations to add Gift Aid to' }),
		...tooLong(typed),
	}
	if (Object.keys(errors).length > 0 || postcode === undefined || !scope) return { kind: 'invalid', errors }
	const address = typed.address.trim()
	return { kind: 'valid', declaration: { ...{ title, firstName, lastName, house, postcode, address, scope } } }
}

function firstNameError(firstName: string): DeclarationErrors {
	if (firstName === '') return { firstName: 'Enter your first name' }
	// "J", "J.", "J. R."; a name of one Chinese character is no initial.
	const isInitials = /^[\p{Lu}\p{Ll}]$|^(?:\p{L}\.\s?)+$/u.test(firstName)
	return isInitials ? { firstName: 'Enter your first name in full: the tax office does not accept initials' } : {}
}

function tooLong(typed: TypedDeclaration): DeclarationErrors {
	const names = ['title', 'firstName', 'lastName', 'house'] as const
	const long = names.filter((name) => [...typed[name]].length > MAX_NAME_LENGTH)
	return {
		...Object.fromEntries(long.map((name) => [name, `Use at most ${MAX_NAME_LENGTH} characters`])),
		...([...typed.address].length > MAX_ADDRESS_LENGTH
			? { address: `Use at most ${MAX_ADDRESS_LENGTH} characters` }
			: {}),
	}
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()
