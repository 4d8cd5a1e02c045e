import { deliveryErrorInWords } from '#domain/desk/delivery-errors.ts'
import { ENTRY_WORDS, PROVIDER_WORDS, STATE_WORDS } from '#domain/desk/giving/giving-words.ts'
import type { Payment } from '#domain/giving/donation.ts'
import { fundLabel } from '#domain/giving/funds.ts'
import { dayIn, longDate, momentOf } from '#lib/dates.ts'
import type { DonationEmail } from '#records/giving/donation-history.ts'
import type { LedgerEntry } from '#records/giving/ledger-entries.ts'
import type { DeskRequest } from '../../request.server.ts'
import { moneyWords, sumWords } from '../money.server.ts'
import { toneOf } from '../read-list.server.ts'

type Words = Pick<DeskRequest, 'content' | 'timezone'>

/** A payment as words. */
export function paymentView(payment: Payment, { content, timezone }: Words, hasReceipt: boolean) {
	const money = moneyWords(content)
	const { currency } = payment.amount
	return {
		...{ id: payment.id, sequence: payment.sequence, state: STATE_WORDS[payment.state], tone: toneOf(payment.state) },
		amount: money(payment.amount.amount, currency),
		fee: payment.fee === null ? '' : money(payment.fee, currency),
		refunded: payment.refunded === 0 ? '' : money(payment.refunded, currency),
		day: longDate(dayIn(timezone, payment.paidAt ?? payment.createdAt)),
		isPaid: payment.paidAt !== null,
		hasReceipt: hasReceipt && ['paid', 'partly refunded'].includes(payment.state),
	}
}

/** An entry of the ledger as words. */
export function entryView(entry: LedgerEntry, { content, timezone }: Words) {
	const { id, at, kind, amount, currency, fund, provider, providerRef } = entry
	return {
		...{ id, day: longDate(dayIn(timezone, at)), what: ENTRY_WORDS[kind] ?? kind },
		amount: sumWords(content)(amount, currency),
		fund: fundLabel(fund, content.options?.giving.purposes ?? []),
		...{ provider: PROVIDER_WORDS[provider], providerRef },
	}
}

/** An email with what became of it. */
export function emailView({ id, subject, queuedAt, sentAt, error, isQuarantined }: DonationEmail, timezone: string) {
	const problem = isQuarantined ? 'It waits in quarantine.' : error === null ? '' : deliveryErrorInWords(error).words
	const when = sentAt === null ? `Waiting since ${momentOf(queuedAt, timezone)}` : `Sent ${momentOf(sentAt, timezone)}`
	return { id, subject, problem, when }
}
