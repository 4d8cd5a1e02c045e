import { uk } from '#domain/region/uk.ts'
import { isOrganisationName } from '../payables/organisation-name.ts'
import type { DeclarationScope } from './declaration.ts'
import { DECLARATION_SCOPES } from './declaration.ts'
import { isOutsideUk } from './donor-cells.ts'

/** A declaration as it was typed in a form. */
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

/**
 * HMRC needs the name and the home address: a wrong one costs the charity the claim. It recommends the first name in full and takes an
 * initial.
 */
export function validateDeclaration(
	typed: TypedDeclaration,
): { kind: 'valid'; declaration: ValidDeclaration } | { kind: 'invalid'; errors: DeclarationErrors } {
	const [title, firstName, lastName] = [tidy(typed.title), tidy(typed.firstName), tidy(typed.lastName)]
	const house = tidy(typed.house)
	const postcode = typed.isAbroad ? '' : uk.postcode.read(typed.postcode)
	const scope = DECLARATION_SCOPES.find((known) => known === typed.scope)
	const errors: DeclarationErrors = {
		...(firstName ? {} : { firstName: 'Enter your first name' }),
		...(lastName ? {} : { lastName: 'Enter your last name' }),
		...organisationError(firstName, lastName),
		...(house ? {} : { house: 'Enter your house name or number' }),
		...(postcode === undefined ? { postcode: postcodeError(typed.postcode) } : {}),
		...(typed.isAbroad && !typed.address.trim() ? { address: 'Enter your home address in full' } : {}),
		...(scope ? {} : { scope: 'Choose which donations to add Gift Aid to' }),
		...tooLong(typed),
	}
	if (Object.keys(errors).length > 0 || postcode === undefined || !scope) return { kind: 'invalid', errors }
	const address = addressOf(typed)
	return { kind: 'valid', declaration: { title, firstName, lastName, house, postcode, address, scope } }
}

const FOR_PEOPLE = 'Gift Aid is for people: an organisation cannot declare it. Enter your own name if you pay yourself'

function organisationError(firstName: string, lastName: string): DeclarationErrors {
	if (isOrganisationName(firstName)) return { firstName: FOR_PEOPLE }
	return isOrganisationName(`${firstName} ${lastName}`) ? { lastName: FOR_PEOPLE } : {}
}

function postcodeError(typed: string): string {
	if (typed.trim() === '') return uk.postcode.missing
	return /^\s*BFPO/i.test(typed) ? 'Enter the postcode of your BFPO number, like BF1 2AT' : uk.postcode.invalid
}

/** Abroad a postcode is a line of the address, unless it is one in the UK, which was typed before the box was ticked. */
function addressOf({ address, postcode, isAbroad }: TypedDeclaration): string {
	const code = tidy(postcode).toUpperCase()
	const read = uk.postcode.read(code)
	const isInUk = read !== undefined && !isOutsideUk(read)
	const isLine = isAbroad && !isInUk && !address.toUpperCase().includes(code)
	return [address.trim(), ...(isLine ? [code] : [])].join('\n')
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

/** Without characters that no one sees, which come with what is copied from a page or a chat. */
const tidy = (text: string): string =>
	text
		.replace(/\p{Cf}/gu, '')
		.replace(/\s+/g, ' ')
		.trim()
