import type { NewDelivery } from '#domain/emails/new-delivery.ts'
import { emailsOfDonationChange } from '../giving/donation-emails.ts'
import { emailsOfOrderChange } from '../shop/order-emails.ts'
import type { Beside } from './beside.ts'
import type { EmailContext } from './email-context.ts'
import type { PaymentChange } from './payable.ts'

/** The emails of a change, each once: an event that is reported again changes nothing. */
export function emailsOfChange(
	change: PaymentChange & { beside: Beside },
	words: EmailContext,
): Omit<NewDelivery, 'submissionId' | 'payableId'>[] {
	if (change.after.payable.email === '') return []
	const { beside } = change
	return 'order' in beside
		? emailsOfOrderChange({ ...change, ...beside }, words)
		: emailsOfDonationChange({ ...change, ...beside }, words)
}
