import type { Content } from '#content/model/content.ts'
import type { DeskGiving } from '#desk/request.server.ts'
import { charityFrom } from '#domain/charity/charity.ts'
import { createEmailContext } from '#domain/payables/email-context.ts'
import { emailsOfChange } from '#domain/payables/emails-of-change.ts'
import { paymentDescription } from '#domain/payables/payable-details.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import type { Payments } from '../payments/payments.ts'

interface DeskGivingOptions {
	payments: Payments | undefined
	siteUrl: string
	/** Signs links in emails. */
	formSecret: FormSecret
}

/** What pages about donations use of the running site, with the charity's words of now. */
export function createDeskGiving({ payments, siteUrl, formSecret }: DeskGivingOptions) {
	return (content: Content): DeskGiving => {
		const charity = charityFrom(content, siteUrl)
		const words = createEmailContext(content.options, charity, formSecret, content.merch)
		return {
			provider: payments?.forPages((details) => paymentDescription(details, words.charity.name)).provider,
			words,
			deliveriesOf: (change) => emailsOfChange(change, words),
			warnings: payments?.warnings() ?? [],
		}
	}
}
