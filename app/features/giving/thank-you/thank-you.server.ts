import { askProvider } from '#app/request/giving/ask-provider.server.ts'
import type { CardPayments } from '#app/request/giving/payments.server.ts'
import type { Content, GeneralOptions } from '#content/model/content.ts'
import { datedAs } from '#domain/applications/signed-link.ts'
import type { Charity } from '#domain/charity/charity.ts'
import { taxOn } from '#domain/gift-aid/adjustments.ts'
import { coverOf, mayBeDeclared, type PaidGift } from '#domain/gift-aid/cover.ts'
import { isClaimed, tellDonor } from '#domain/gift-aid/cover-words.ts'
import { isGiftAidOffered } from '#domain/gift-aid/is-offered.ts'
import { declaredMoney } from '#domain/gift-aid/new-declaration.ts'
import type { Donation } from '#domain/giving/donation.ts'
import {
	dedicationInWords,
	purposeInWords,
	whatIsGiven,
	whereSponsorshipGoes,
} from '#domain/giving/emails/donation-words.ts'
import {
	certificatePath,
	managePath,
	readGivingKey,
	receiptPath,
	receiptPathStart,
} from '#domain/giving/giving-links.ts'
import { endInWords } from '#domain/giving/monthly-end.ts'
import { type ThankYouState, thankYouState } from '#domain/giving/thank-you-state.ts'
import { GENERAL_FUND } from '#domain/payables/funds.ts'
import {
	currentBalance,
	describeSum,
	differsFromDue,
	netMoney,
	type PaymentBalance,
} from '#domain/payables/payment-balance.ts'
import { paidByInWords } from '#domain/payables/payment-method-words.ts'
import { amountInWords, dueDay, nameToGreet } from '#domain/payables/payment-words.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import { formatMoney } from '#lib/money.ts'
import { howEnded } from '#records/giving/monthly/how-ended.ts'
import { type DonationInBooks, readDonation } from '#records/giving/read-donation.ts'
import { readReceiptEmail } from '#records/giving/receipt-email.ts'
import { hasEmail } from '#records/payables/has-email.ts'
import type { Store } from '#records/store/open-store.ts'
import type { StatementParts } from '../gift-aid/field-names.ts'
import { giftOfPage } from '../gift-aid/gift-of-page.server.ts'
import { type PresentView, presentOf } from './present.server.ts'
import { type TransferDetails, transferDetails } from './transfer-details.server.ts'

export interface GivingRequest {
	store: Store
	/** Null while card payments are off. */
	payments: CardPayments | null
	key: string
	formSecret: FormSecret
	content: Pick<Content, 'options'>
	formContext: { charity: Charity }
	now: number
	/** Logs why the provider could not be asked. */
	onError(error: unknown): void
}

export interface ThankYou {
	state: ThankYouState
	/** "" when what was typed is no plausible name. */
	name: string
	/** Set for a sponsorship; `isSubscribed`: to news of the dog by email. */
	dog: { name: string; url: string; promise: string; isSubscribed: boolean } | null
	/** Null for what the donor gives for themselves. */
	present: PresentView | null
	isMonthly: boolean
	reference: string
	/** What was announced: "£20 a month". */
	amount: string
	/** "£20": what arrived, from the ledger; before that what will. */
	sum: string
	/** "£5"; "" for nothing. */
	refunded: string
	/** "£5" that a sponsorship costs more than has arrived; "" otherwise. */
	missing: string
	/** "1 December 2026": when the month's payment was due that failed; "" for none. */
	dueOn: string
	/** "30 November 2026": when we stopped waiting for a transfer; "" while we wait, and once it came. */
	closedOn: string
	/** "You ended it on 3 December 2026."; "" for what goes on, and what is given once. */
	ended: string
	/** More than one month of a monthly donation has arrived. */
	hasSeveralMonths: boolean
	/** "£20", "£20 announced, £15 arrived" */
	inBooks: string
	/** "£15": what arrived minus what was returned; before that what was announced. */
	given: string
	/** What the money is for. */
	purpose: string
	/** "In memory of Old Bob"; "" for none. */
	dedication: string
	/** Not wherever it is needed most. */
	isRestricted: boolean
	/** What exactly this sum pays for; "" when the charity does not say. */
	impact: string
	transfer: TransferDetails | null
	/** The bank details were sent, or are about to be. */
	isEmailed: boolean
	/** What can be done about money that did not come. */
	canPayByCard: boolean
	canTransfer: boolean
	/** "Card", "Bank transfer"; "" before any money arrived. */
	paidBy: string
	receiptUrl: string | null
	/** The email with the receipt: when it was sent, "9 November 2026"; "" while it is on its way; null for none. */
	receiptSentOn: string | null
	manageUrl: string | null
	certificateUrl: string | null
	giftAid: GiftAidDeclared | GiftAidOffer | null
	phone: string
}

export interface GiftAidDeclared {
	kind: 'declared'
	/** Gift Aid is claimed on it. */
	isClaimed: boolean
	/** Which declaration covers what was given, or why none does. */
	sentence: string
}

interface GiftAidOffer {
	kind: 'offered'
	statement: StatementParts
	person: { firstName: string; lastName: string }
	/** "£25", of "£20". */
	withGiftAid: string
	/** Both are of each month to come. */
	isPerMonth: boolean
}

/** What happens now, from the store and the ledger; undefined when the link is not ours. Safe on refresh. */
export async function thankYouOfLink(request: GivingRequest): Promise<ThankYou | undefined> {
	const found = await donationOfLink(request)
	if (!found) return undefined
	const { store, now } = request
	const { donation } = found
	const { locale = 'en-GB', timezone = 'Europe/London' } = request.content.options?.site ?? {}
	const gift = await giftOfPage(store, donation, now)
	const end = await howEnded(store.db, donation)
	const paid = paidLast(found)
	const email = paid ? await readReceiptEmail(store, paid, receiptPathStart(paid.id)) : { kind: 'none' as const }
	return {
		...thankYouOf(found, gift, request),
		isEmailed: await hasEmail(store, donation.id),
		ended: end ? endInWords(end, { reader: 'giver', timezone, locale }) : '',
		receiptSentOn:
			email.kind === 'sent' ? formatDate(dayIn(timezone, email.at), locale) : email.kind === 'none' ? null : '',
		present: await presentOf(store, found, { locale, timezone, now }),
	}
}

/** The payment with the last money that came. */
const paidLast = ({ payments }: DonationInBooks) => payments.findLast(({ received }) => received > 0)

/** The donation of a thank-you link, with what its provider knows by now. */
export async function donationOfLink(request: GivingRequest): Promise<DonationInBooks | undefined> {
	const { store, payments, key, formSecret, now, onError } = request
	const id = readGivingKey(key, 'thank-you', formSecret)
	const found = id === undefined ? undefined : await readDonation(store, id)
	if (!found || !payments) return found
	const hasChanged = await askProvider(
		{ payable: found.donation, payments: found.payments },
		{ store, payments, now },
	).catch((error: unknown) => {
		onError(error)
		return false
	})
	return hasChanged ? readDonation(store, found.donation.id) : found
}

function thankYouOf(
	found: DonationInBooks,
	gift: PaidGift | undefined,
	{ content: { options }, formContext, key, formSecret, payments }: GivingRequest,
) {
	const links = datedAs(key, formSecret)
	const { donation } = found
	const { id, sponsorship, frequency, reference } = donation
	const { locale = 'en-GB', timezone = 'Europe/London' } = options?.site ?? {}
	const state = thankYouState(donation, found.payments)
	const paid = paidLast(found)
	const failed = state === 'past due' ? found.payments.findLast((one) => one.state === 'failed') : undefined
	const balance = balanceOf(found)
	const money = (amount: number) => formatMoney({ ...donation.due, amount }, locale)
	const missing = sponsorship && paid?.state === 'part paid' ? paid.amount.amount - paid.received : 0
	const bank = options?.giving.bank ?? null
	const isMonthly = frequency === 'monthly'
	const hasFailed = state === 'unpaid' || state === 'failed'
	const hasNoSubscription = donation.subscriptionRef === null
	return {
		state,
		isMonthly,
		reference,
		name: nameToGreet(donation),
		phone: formContext.charity.phone,
		dog: sponsorship && {
			name: sponsorship.dogName,
			url: `/dogs/${encodeURIComponent(sponsorship.dogSlug)}`,
			promise: whereSponsorshipGoes(sponsorship),
			isSubscribed: sponsorship.news === true,
		},
		amount: amountInWords(donation, locale),
		sum: money(balance.arrived || donation.due.amount),
		refunded: balance.returned > 0 ? money(balance.returned) : '',
		missing: missing > 0 ? money(missing) : '',
		dueOn: failed ? formatDate(dueDay(failed, timezone), locale) : '',
		closedOn: donation.closedAt === null ? '' : formatDate(dayIn(timezone, donation.closedAt), locale),
		hasSeveralMonths: isMonthly && found.payments.filter(({ received }) => received > 0).length > 1,
		...booksInWords(donation, balance, locale),
		purpose: purposeInWords(donation, options?.giving.purposes ?? []),
		dedication: donation.dedication ? dedicationInWords(donation.dedication) : '',
		isRestricted: donation.fund !== GENERAL_FUND,
		impact: sponsorship ? '' : impactOf(donation, balance, options),
		transfer: (state === 'transfer' || state === 'expired') && bank ? transferDetails(donation, bank, locale) : null,
		canPayByCard: hasFailed && payments !== null && hasNoSubscription,
		canTransfer: hasFailed && bank !== null && hasNoSubscription,
		paidBy: paid ? paidByInWords(paid) : '',
		receiptUrl: paid && paid.balance.arrived > paid.balance.returned ? receiptPath(paid.id, links) : null,
		manageUrl: isMonthly && (paid || state === 'past due') ? managePath(id, links) : null,
		certificateUrl:
			sponsorship && paid && paid.state !== 'part paid' && !isTakenBack(state) ? certificatePath(id, links) : null,
		giftAid: gift ? giftAidOf(found, { state, gift }, options) : null,
	} satisfies Omit<ThankYou, 'isEmailed' | 'ended' | 'receiptSentOn' | 'present'>
}

/** The balance of the payment; for a monthly donation that of its last payment with money. */
const balanceOf = ({ donation, payments }: DonationInBooks): PaymentBalance =>
	currentBalance(
		{ isMonthly: donation.frequency === 'monthly' },
		payments.map(({ balance }) => balance),
	)

function booksInWords(
	donation: Donation,
	balance: PaymentBalance,
	locale: string,
): Pick<ThankYou, 'inBooks' | 'given'> {
	const announced = amountInWords(donation, locale)
	const isAnnounced = balance.arrived === 0
	return {
		inBooks: isAnnounced ? announced : describeSum(donation, balance, locale, 'payer'),
		given: differsFromDue(donation, balance) ? formatMoney(netMoney(donation, balance), locale) : announced,
	}
}

const isTakenBack = (state: ThankYouState) => ['returned', 'refunded', 'disputed', 'dispute lost'].includes(state)

/** "feeds a medium-sized dog for one week a month", only of exactly this sum, without the fees that the donor covers. */
function impactOf(donation: Donation, balance: PaymentBalance, options: GeneralOptions | null): string {
	const isMonthly = donation.frequency === 'monthly'
	const given = differsFromDue(donation, balance) ? netMoney(donation, balance) : donation.amount
	const line = options?.giving.amounts.find((one) => one.amount === given.amount && one.monthly === isMonthly)
	return line?.impact.replace(/\.$/, '') ?? ''
}

const WITH_GIFT_AID: readonly ThankYouState[] = ['transfer', 'pending', 'paid', 'partly refunded', 'past due', 'ended']

/** Not before there is anything to claim on, and not when what a sponsor gets back is worth too much. */
function giftAidOf(
	found: DonationInBooks,
	{ state, gift }: { state: ThankYouState; gift: PaidGift },
	options: GeneralOptions | null,
): ThankYou['giftAid'] {
	const { donation } = found
	const { arrived, returned } = balanceOf(found)
	// What came before a monthly donation ended can be claimed on.
	if (!WITH_GIFT_AID.includes(state) || (state === 'ended' && arrived <= returned)) return null
	const cover = coverOf(gift, options?.giving.sponsorBenefit ?? 0)
	const isDeclaredHere = donation.giftAidDeclarationId !== null
	if (isDeclaredHere || !mayBeDeclared(cover)) {
		const about = { what: whatIsGiven(donation), isMonthly: gift.isMonthly, locale: options?.site.locale ?? 'en-GB' }
		const sentence = tellDonor(cover, about)
		return sentence === '' ? null : { kind: 'declared', isClaimed: isClaimed(cover), sentence }
	}
	if (!options || !isGiftAidOffered(options)) return null
	const statement = statementOf(found, options)
	const { firstName, lastName } = donation
	const { amount, currency } = statement.amount
	const withGiftAid = formatMoney({ amount: amount + taxOn(amount), currency }, statement.locale)
	const isPerMonth = statement.isMonthly && state !== 'ended'
	return { kind: 'offered', statement, person: { firstName, lastName }, withGiftAid, isPerMonth }
}

/** What a declaration for a donation names: what arrived, once anything has. */
export function statementOf(found: DonationInBooks, { site }: GeneralOptions): StatementParts {
	const { donation } = found
	return {
		amount: declaredMoney(donation, balanceOf(found)),
		locale: site.locale,
		charity: site.legal.registeredName || site.name,
		isMonthly: donation.frequency === 'monthly',
	}
}
