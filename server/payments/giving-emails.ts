import type { Content } from '#content/model/content.ts'
import type { Replica } from '#content/replica/replica.ts'
import { charityFrom } from '#domain/charity/charity.ts'
import { createEmailContext } from '#domain/payables/email-context.ts'
import { emailsOfChange } from '#domain/payables/emails-of-change.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import type { DeliveriesOfChange } from '#records/payables/apply-payment-event.ts'

interface GivingEmailsOptions {
	source: Pick<Replica, 'current' | 'onRevision'>
	siteUrl: string
	/** Signs links. */
	formSecret: FormSecret
}

/** The emails that follow from a payment, in the charity's words of that moment. */
export function createGivingEmails({ source, siteUrl, formSecret }: GivingEmailsOptions) {
	let content: Content | undefined
	source.onRevision((newest) => {
		content = newest
	})
	// A saved copy that is loaded at the start is no new revision.
	async function prepare(): Promise<boolean> {
		content = await source.current()
		return content.options !== null
	}
	void prepare()

	const deliveriesOf: DeliveriesOfChange = (change) => {
		// The change is rolled back and applied again later: otherwise a payment would stay without its receipt.
		if (!content?.options) throw new Error('the charity’s words for emails are not loaded yet')
		const charity = charityFrom(content, siteUrl)
		return emailsOfChange(change, createEmailContext(content.options, charity, formSecret, content.merch))
	}
	return {
		deliveriesOf,
		/** Waits for the content. @returns whether it is loaded */
		prepare,
	}
}
