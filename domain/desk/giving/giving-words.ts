import type { DonationKind, Frequency } from '#domain/giving/donation.ts'
import type { LedgerKind } from '#domain/payables/ledger-kinds.ts'
import type { PayableState, ProviderName } from '#domain/payables/payable.ts'
import { METHOD_WORDS } from '#domain/payables/payment-method-words.ts'
import type { PaymentMethod } from '#domain/payables/payment-methods.ts'
import type { KindChoice, StateChoice } from './giving-query.ts'

/** Known by the ledger, and by single payments: what is paid monthly stays active. */
type KnownByMoney = 'over-refunded' | 'disputed'
/** A present with a certificate that should be posted by now. */
type KnownByPresent = 'certificate'

/** The states behind each choice of the list. */
export const STATES_OF: Record<Exclude<StateChoice, KnownByMoney | KnownByPresent>, readonly PayableState[]> = {
	waiting: ['started', 'starting', 'pending'],
	paid: ['paid', 'part paid'],
	active: ['active'],
	'past due': ['past due'],
	cancelled: ['cancelled'],
	refunded: ['refunded', 'partly refunded'],
	ended: ['failed', 'abandoned'],
}

export const STATE_CHOICE_WORDS: Record<StateChoice, string> = {
	waiting: 'Waiting for money',
	paid: 'Paid',
	active: 'Monthly, active',
	'past due': 'Monthly, overdue',
	cancelled: 'Monthly, ended',
	refunded: 'Refunded',
	disputed: 'Disputed',
	'over-refunded': 'More went back than came',
	certificate: 'Certificate to post',
	ended: 'Failed or given up',
}

export const KIND_CHOICE_WORDS: Record<KindChoice, string> = {
	once: 'Donations, once',
	monthly: 'Donations, monthly',
	sponsorship: 'Sponsorships',
}

export const PROVIDER_WORDS: Record<ProviderName, string> = { 'bank transfer': 'Bank transfer', stripe: 'Stripe' }

/** "Card"; "Stripe" where it has not named what was paid with. */
export function paidByAtDesk(provider: ProviderName, method: PaymentMethod | null): string {
	return method === null ? PROVIDER_WORDS[provider] : METHOD_WORDS[method]
}

const ENTRY_WORDS: Record<LedgerKind, string> = {
	payment: 'Received',
	fee: 'Fee',
	'dispute fee': 'Fee for a dispute',
	'dispute fee refund': 'Fee for a dispute given back',
	refund: 'Refund',
	'fee refund': 'Fee given back',
	dispute: 'Withdrawn by a dispute',
	'dispute won': 'Given back, dispute won',
	'dispute lost': 'Dispute lost',
	'late failure': 'Taken back by the bank',
	correction: 'Refund that failed',
}

/** What an entry of the ledger is. An inquiry is a dispute that moves nothing. */
export function entryInWords(kind: LedgerKind, amount: number): string {
	return kind === 'dispute' && amount === 0 ? 'Asked about by their bank' : ENTRY_WORDS[kind]
}

/** "Donation", "Monthly donation", "Monthly sponsorship", "Sponsorship for 12 months" */
export function kindInWords(kind: DonationKind, frequency: Frequency): string {
	const noun = kind === 'donation' ? 'donation' : 'sponsorship'
	if (frequency === 'monthly') return `Monthly ${noun}`
	return frequency === '12 months' ? 'Sponsorship for 12 months' : `${noun[0]?.toUpperCase()}${noun.slice(1)}`
}
