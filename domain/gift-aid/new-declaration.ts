import type { Declaration } from './declaration.ts'
import { type Declared, giftAidStatement } from './statement.ts'
import type { ValidDeclaration } from './validate-declaration.ts'

/** A declaration to store, with the wording that the donor saw, heard or signed. */
export interface NewDeclaration extends ValidDeclaration {
	how: Declaration['how']
	wordingVersion: string
	statement: string
}

/** The statement is made for the scope that was chosen. */
export function newDeclaration(
	declaration: ValidDeclaration,
	declared: Omit<Declared, 'scope'>,
	how: Declaration['how'],
): NewDeclaration {
	const { version, whole } = giftAidStatement({ ...declared, scope: declaration.scope })
	return { ...declaration, how, wordingVersion: version, statement: whole }
}
