import type { MerchItem } from '#content/model/merch-item.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Payment } from '../payables/payable.ts'
import type { Order, OrderLine } from './order.ts'
import { priceBasket } from './priced-basket.ts'

/** After the last try to pay. Buyers come back to a payment that failed within days; later its prices may be old. */
const MAX_DAYS_TO_PAY_AGAIN = 7

/** Why an unpaid order cannot be paid any more. "changed": something of it is no longer sold, or has another price. */
export type PayAgainRefusal = 'too late' | 'changed'

/** Undefined while it can be paid at the prices at which it was placed. */
export function payAgainRefusal(
	{ payable, lines }: Pick<Order, 'payable' | 'lines'>,
	payments: readonly Pick<Payment, 'stateAt'>[],
	{ merch, now }: { merch: readonly MerchItem[]; now: number },
): PayAgainRefusal | undefined {
	const lastTryAt = Math.max(payable.createdAt, ...payments.map(({ stateAt }) => stateAt))
	if (now - lastTryAt > MAX_DAYS_TO_PAY_AGAIN * DAY_MS) return 'too late'
	return lines.every((line) => isSoldAsOrdered(line, payable.due.currency, merch)) ? undefined : 'changed'
}

function isSoldAsOrdered(line: OrderLine, currency: string, merch: readonly MerchItem[]): boolean {
	const now = priceBasket([line], merch, () => null)
	const [sold] = now.lines
	return (
		sold !== undefined &&
		now.currency === currency &&
		sold.merchId === line.merchId &&
		sold.unitMinor === line.unitMinor &&
		sold.needsDelivery === line.needsDelivery &&
		(line.personalisation === '' || sold.personalisation !== null)
	)
}
