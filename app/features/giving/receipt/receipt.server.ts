import type { Content } from '#content/model/content.ts'
import type { Charity } from '#domain/applications/form-context.ts'
import { isGiftAidOffered } from '#domain/gift-aid/is-offered.ts'
import { forWhat } from '#domain/giving/emails/donation-words.ts'
import { readGivingKey } from '#domain/giving/giving-links.ts'
import { paidByInWords } from '#domain/payables/payment-method-words.ts'
import { dayIn, longDate } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import { readDonationOfPayment } from '#records/giving/read-donation.ts'
import type { Store } from '#records/store/open-store.ts'

interface ReceiptRequest {
	store: Store
	key: string
	formSecret: string
	content: Pick<Content, 'options'>
	formContext: { charity: Charity }
}

export interface Receipt {
	charity: Charity
	donor: string
	/** "£20": what arrived, from the ledger. */
	sum: string
	receivedOn: string
	/** "Bank transfer", "Card" */
	by: string
	purpose: string
	reference: string
	isMonthly: boolean
	/** "" where Gift Aid is not offered. */
	giftAid: string
	/** Why the sum no longer counts in full; "" when it does. */
	change: string
}

/** The receipt of one payment; undefined unless money arrived and the link is ours. */
export async function receiptOfLink({ store, key, formSecret, content, formContext }: ReceiptRequest) {
	const id = readGivingKey(key, 'receipt', formSecret)
	const found = id === undefined ? undefined : await readDonationOfPayment(store, id)
	const payment = found?.payments.find((one) => one.id === id)
	if (!found || !payment || payment.paidAt === null) return undefined
	const { donation } = found
	const { locale = 'en-GB', timezone = 'Europe/London' } = content.options?.site ?? {}
	const { currency } = payment.amount
	const isReturned = payment.received === 0
	const inWords = (amount: number) => formatMoney({ amount, currency }, locale)
	return {
		charity: formContext.charity,
		donor: `${donation.firstName} ${donation.lastName}`.trim(),
		sum: inWords(payment.balance.arrived),
		receivedOn: longDate(dayIn(timezone, payment.paidAt), locale),
		by: paidByInWords(payment),
		purpose: forWhat(donation, content.options?.giving.purposes ?? []),
		reference: donation.reference,
		isMonthly: donation.frequency === 'monthly',
		giftAid:
			donation.giftAidDeclarationId !== null
				? 'Declared. We claim a quarter more from HMRC.'
				: isGiftAidOffered(content.options)
					? 'Not declared'
					: '',
		change: isReturned
			? 'The bank has taken this payment back, so it no longer counts as a donation.'
			: payment.refunded > 0
				? `${inWords(payment.refunded)} of it was refunded, which no longer counts as a donation.`
				: payment.state === 'disputed'
					? 'The bank has asked for this payment back, so it does not count as a donation while that is open.'
					: '',
	} satisfies Receipt
}
