import { formatMoney } from '#lib/money.ts'
import type { Money, Payable, Payment } from './payable.ts'
import { amountInWords } from './payment-words.ts'

/** What the ledger has of one payment, or of several, in minor units. */
export interface PaymentBalance {
	/** What arrived, whatever became of it. */
	arrived: number
	/** What went back: refunds, what a bank took back, disputes that are not won. */
	returned: number
}

/** A payment with what the ledger has of it. */
export interface BookedPayment extends Payment {
	balance: PaymentBalance
}

const NOTHING: PaymentBalance = { arrived: 0, returned: 0 }

export function addBalances(balances: readonly PaymentBalance[]): PaymentBalance {
	return balances.reduce(
		(sum, { arrived, returned }) => ({ arrived: sum.arrived + arrived, returned: sum.returned + returned }),
		NOTHING,
	)
}

/**
 * What a page shows as the money of a payable: all of what is paid once, the last payment with money of what is paid monthly.
 *
 * @param balances of the payments, in their order
 */
export function currentBalance(
	{ isMonthly }: { isMonthly: boolean },
	balances: readonly PaymentBalance[],
): PaymentBalance {
	return isMonthly ? (balances.findLast(({ arrived }) => arrived > 0) ?? NOTHING) : addBalances(balances)
}

/** What was given: what arrived minus what was returned. What was announced counts only while nothing has arrived. */
export function netMoney({ due }: Pick<Payable, 'due'>, { arrived, returned }: PaymentBalance): Money {
	return arrived > 0 ? { ...due, amount: Math.max(0, arrived - returned) } : due
}

/** Whether what arrived is another sum than was announced, or some of it went back. */
export function differsFromDue({ due }: Pick<Payable, 'due'>, { arrived, returned }: PaymentBalance): boolean {
	return arrived > 0 && (arrived !== due.amount || returned > 0)
}

/** Who reads of a payment: the person who paid, or the charity. */
type Reader = 'payer' | 'staff'

/** What became of money that went back: the charity returns it, a bank takes it back. */
export function returnedInWords({ state }: Pick<Payable, 'state'>, reader: Reader = 'staff'): string {
	if (state !== 'disputed' && state !== 'dispute lost') return 'returned'
	return `taken back by ${reader === 'payer' ? 'your' : 'their'} bank`
}

/** "£20", "£20 a month", "£20 announced", "£20 announced, £15 arrived", "£20 arrived, £5 returned" */
export function describeSum(
	payable: Pick<Payable, 'due' | 'state'>,
	balance: PaymentBalance,
	locale: string,
	reader: Reader = 'staff',
): string {
	const { arrived, returned } = balance
	const money = (amount: number) => formatMoney({ ...payable.due, amount }, locale)
	const announced = amountInWords(payable, locale)
	if (arrived === 0) return `${announced} announced`
	if (!differsFromDue(payable, balance)) return announced
	const parts = [
		arrived === payable.due.amount ? '' : `${announced} announced`,
		`${money(arrived)} arrived`,
		returned > 0 ? `${money(returned)} ${returnedInWords(payable, reader)}` : '',
	]
	return parts.filter(Boolean).join(', ')
}
