import type { Money, Payable } from '../payables/payable.ts'
import { netMoney, type PaymentBalance } from '../payables/payment-balance.ts'
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

/**
 * The sum that a declaration names. All that went back leaves nothing to declare, so that what was announced is named as for money that is
 * still to come.
 */
export function declaredMoney(payable: Pick<Payable, 'due'>, balance: PaymentBalance): Money {
	const given = netMoney(payable, balance)
	return given.amount > 0 ? given : payable.due
}
