import { sendCancellation, sendRefund } from '../stripe-provider.ts'
import { listDueRequests } from './requests.ts'
import type { StripeContext } from './sessions.ts'

/** Sends refunds and cancellations again whose outcome is not known. Sessions are asked for again by the visitor. */
export async function retryRequests(context: StripeContext): Promise<unknown[]> {
	const errors: unknown[] = []
	for (const request of await listDueRequests(context.store, context.now())) {
		try {
			if (request.operation === 'refund') await sendRefund(context, request, { isLate: true })
			if (request.operation === 'cancel subscription') await sendCancellation(context, request)
		} catch (error) {
			errors.push(error)
		}
	}
	return errors
}
