import type { Content } from '#content/model/content.ts'
import type { Charity } from '#domain/charity/charity.ts'
import { coverOf } from '#domain/gift-aid/cover.ts'
import { coverOnReceipt } from '#domain/gift-aid/cover-words.ts'
import { isGiftAidOffered } from '#domain/gift-aid/is-offered.ts'
import {
	dedicationInWords,
	howLong,
	howPresentIsTold,
	purposeInWords,
	whatIsGiven,
	whereSponsorshipGoes,
} from '#domain/giving/emails/donation-words.ts'
import { readGivingKey } from '#domain/giving/giving-links.ts'
import type { BookedPayment } from '#domain/payables/payment-balance.ts'
import { paidByInWords } from '#domain/payables/payment-method-words.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import { formatMoney } from '#lib/money.ts'
import { readGiftsOf } from '#records/gift-aid/read-gifts.ts'
import { readDonationOfPayment } from '#records/giving/read-donation.ts'
import type { Store } from '#records/store/open-store.ts'

interface ReceiptRequest {
	store: Store
	key: string
	formSecret: FormSecret
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
	/** "your donation", "your sponsorship of Biscuit" */
	what: string
	/** Where the money of a sponsorship goes; "" for others. */
	promise: string
	/** "In memory of Old Bob"; "" for none. */
	dedication: string
	/** Who is given the sponsorship; "" for others. */
	presentFor: string
	/** When and how they hear of it: "On 24 December 2026, by email to ada@example.org"; "" for others. */
	presentTold: string
	/** How long a single payment lasts: "12 months, until 24 December 2027"; "" otherwise. */
	time: string
	reference: string
	isMonthly: boolean
	/** "Covered by your declaration of 8 November 2026", "Not declared"; "" where Gift Aid is not offered, or can't be claimed. */
	giftAid: string
	/** Why the sum no longer counts in full; "" when it does. */
	change: string
	/** What went back, and what still counts: "£20" and "£60", "" for nothing. Null while all of it counts. */
	afterChange: { returned: string; left: string } | null
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
	const receivedOn = dayIn(timezone, payment.paidAt)
	const present = donation.sponsorship?.present
	const inWords = (amount: number) => formatMoney({ amount, currency }, locale)
	return {
		charity: formContext.charity,
		donor: `${donation.firstName} ${donation.lastName}`.trim(),
		sum: inWords(payment.balance.arrived),
		receivedOn: formatDate(receivedOn, locale),
		by: paidByInWords(payment),
		purpose: purposeInWords(donation, content.options?.giving.purposes ?? []),
		what: whatIsGiven(donation),
		promise: donation.sponsorship ? whereSponsorshipGoes(donation.sponsorship) : '',
		dedication: donation.dedication ? dedicationInWords(donation.dedication) : '',
		presentFor: present?.recipient ?? '',
		presentTold: present ? howPresentIsTold(present, receivedOn, locale) : '',
		time: howLong(donation, receivedOn, locale),
		reference: donation.reference,
		isMonthly: donation.frequency === 'monthly',
		giftAid: await giftAidOf(store, payment, content),
		change: changeOf(payment, inWords),
		afterChange: afterChange(payment, inWords),
	} satisfies Receipt
}

function afterChange({ balance: { arrived, returned } }: BookedPayment, inWords: (amount: number) => string) {
	if (returned === 0) return null
	const left = Math.max(0, arrived - returned)
	return { returned: inWords(returned), left: left > 0 ? inWords(left) : '' }
}

/** What went back of a payment; of a dispute only what the bank has taken. */
function changeOf({ state, received, refunded, balance }: BookedPayment, inWords: (amount: number) => string): string {
	if (received === 0) return 'The bank has taken this payment back, so it no longer counts as a donation.'
	const taken = balance.returned - refunded
	const what = taken < received ? `${inWords(taken)} of this payment` : 'this payment'
	if (state === 'dispute lost' && taken > 0) {
		return `The bank has decided a dispute and taken ${what} back, so it no longer counts as a donation.`
	}
	if (state === 'disputed' && taken > 0) {
		return `The bank has taken ${what} back while it looks into a dispute, so it does not count as a donation until that is decided.`
	}
	return refunded > 0 ? `${inWords(refunded)} of it was refunded, which no longer counts as a donation.` : ''
}

/** Nothing of a payment that went back. */
async function giftAidOf({ db }: Store, { id, payableId }: BookedPayment, { options }: Pick<Content, 'options'>) {
	const gift = (await readGiftsOf(db, payableId)).find(({ paymentId }) => paymentId === id)
	const cover = gift && coverOf(gift, options?.giving.sponsorBenefit ?? 0)
	if (!gift || !cover || (!isGiftAidOffered(options) && !('by' in cover))) return ''
	return coverOnReceipt(cover, { isMonthly: gift.isMonthly, locale: options?.site.locale ?? 'en-GB' })
}
