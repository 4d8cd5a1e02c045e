import type { NewDelivery } from '#domain/emails/new-delivery.ts'
import { emailsOfDonationChange } from '../giving/donation-emails.ts'
import { emailsOfOrderChange } from '../shop/order-emails.ts'
import type { EmailContext } from './email-context.ts'
import type { PaymentChange } from './payable.ts'
import type { PayableDetails } from './payable-details.ts'

/** The emails of a change, each once: an event that is reported again changes nothing. */
export function emailsOfChange(
	change: PaymentChange & { details: PayableDetails },
	words: EmailContext,
): Omit<NewDelivery, 'submissionId' | 'payableId'>[] {
	if (change.after.payable.email === '') return []
	const { details } = change
	return 'order' in details
		? emailsOfOrderChange({ ...change, ...details }, words)
		: emailsOfDonationChange({ ...change, ...details }, words)
}
