import { emailWords } from '#domain/payables/email-words.ts'
import { emailsOfLapse } from '#domain/shop/order-emails.ts'
import { giveUp } from '#records/payables/give-up.ts'
import { findLapsing } from '#records/shop/orders/lapsing-orders.ts'
import type { JobContext } from './job-context.ts'

/**
 * Gives up orders by bank transfer whose money has not come in the days of the option, so that others can buy the goods; not while an
 * undecided line of the bank statement may be the money, or the statement of their last day is still to come. @returns how many
 */
export async function lapseOrders(jobs: JobContext): Promise<number> {
	const { store, content, formContext, formSecret, timezone, now, onError } = jobs
	if (!content.options) return 0
	const words = emailWords(content.options, formContext.charity, formSecret)
	let lapsed = 0
	const { reserveDays } = content.options.shop
	for (const payable of (await findLapsing(store, { reserveDays, timezone, now })).clear) {
		try {
			if (
				await giveUp(store, payable, now, ({ beside }) => ('order' in beside ? emailsOfLapse(beside.order, words) : []))
			)
				lapsed += 1
		} catch (error) {
			onError(error)
		}
	}
	return lapsed
}
