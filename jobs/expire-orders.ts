import { createEmailContext } from '#domain/payables/email-context.ts'
import { expiryEmails } from '#domain/shop/order-emails.ts'
import { expireUnpaid } from '#records/payables/expire-unpaid.ts'
import { findExpiring } from '#records/shop/orders/expiring-orders.ts'
import type { JobContext } from './job-context.ts'

/**
 * Gives up orders by bank transfer whose money has not come in the days of the option, so that others can buy the goods; not while an
 * undecided line of the bank statement may be the money, or the statement of their last day is still to come. @returns how many
 */
export async function expireOrders(jobs: JobContext): Promise<number> {
	const { store, content, formContext, formSecret, timezone, now, onError } = jobs
	if (!content.options) return 0
	const words = createEmailContext(content.options, formContext.charity, formSecret)
	let expired = 0
	const { reserveDays } = content.options.shop
	for (const payable of (await findExpiring(store, { reserveDays, timezone, now })).clear) {
		try {
			if (
				await expireUnpaid(store, payable, now, ({ details }) =>
					'order' in details ? expiryEmails(details.order, words) : [],
				)
			)
				expired += 1
		} catch (error) {
			onError(error)
		}
	}
	return expired
}
