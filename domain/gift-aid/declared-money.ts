import type { Money, Payable } from '../payables/payable.ts'
import { netMoney, type PaymentBalance } from '../payables/payment-balance.ts'

/**
 * The sum that a declaration names. All that went back leaves nothing to declare, so that what was announced is named as for money that is
 * still to come.
 */
export function declaredMoney(payable: Pick<Payable, 'due'>, balance: PaymentBalance): Money {
	const given = netMoney(payable, balance)
	return given.amount > 0 ? given : payable.due
}
