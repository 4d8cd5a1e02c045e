import { expect, test } from 'vitest'
import { historyOf } from './history.server.ts'

const TEN = Date.UTC(2026, 10, 10, 10)
const email = (subject: string, sentAt: number, otherRecipient = '') => ({
	id: subject,
	subject,
	otherRecipient,
	queuedAt: sentAt,
	sentAt,
	error: null,
	isQuarantined: false,
})
const entry = (amount: number, providerRef: string, kind: 'payment' | 'refund' = 'payment') => ({
	kind,
	provider: 'bank transfer' as const,
	amount,
	currency: 'GBP',
	enteredAt: TEN,
	providerRef,
})
const nothing = { entries: [], lines: [], money: null }
const money = (amount: number) => `£${amount / 100}`
const sentencesOf = (history: Parameters<typeof historyOf>[0]) => historyOf(history).map(({ sentence }) => sentence)

test('within a minute the site’s own clock says what came first, not Stripe’s, which may be ahead or behind', () => {
	const history = {
		staffActions: [{ at: TEN + 40_000, action: 'refund requested' as const, who: 'Ben' }],
		emails: [
			email('Refunded', TEN + 42_000),
			email('We have your cancellation', TEN + 21_000),
			email('Confirmed', TEN + 3000),
			email('How to pay', TEN - 90_000),
		],
		others: [
			{ at: TEN, learntAt: TEN + 40_000, sentence: 'Stripe refunded £5' },
			{ at: TEN + 30_000, learntAt: TEN + 2000, sentence: 'Paid by card' },
			{ at: TEN + 20_000, sentence: 'They cancelled' },
			{ at: TEN - 90_000, sentence: 'They ordered' },
		],
		booked: nothing,
		timezone: 'Europe/London',
	}
	expect(sentencesOf(history)).toEqual([
		'Email to them: Refunded',
		'Stripe refunded £5',
		'Ben asked for a refund',
		'Email to them: We have your cancellation',
		'They cancelled',
		'Email to them: Confirmed',
		'Paid by card',
		'Email to them: How to pay',
		'They ordered',
	])
})

test('what staff did is before the email of the same moment', () => {
	const staffActions = [{ at: TEN, action: 'payment received' as const, who: 'Ben' }]
	const history = { staffActions, emails: [email('Thank you', TEN)], others: [], booked: nothing, timezone: 'UTC' }
	expect(sentencesOf(history)).toEqual(['Email to them: Thank you', 'Ben marked the money as received'])
})

test('an email to someone else says to whom', () => {
	const emails = [
		email('A donation in memory of Bess', TEN, 'family@hale.example'),
		email('', TEN, 'office@dogs.example'),
	]
	expect(sentencesOf({ staffActions: [], emails, others: [], booked: nothing, timezone: 'UTC' })).toEqual([
		'Email to family@hale.example: A donation in memory of Bess',
		'Email to office@dogs.example',
	])
})

test('who marked money as received says how much, and that a line of a statement brought it', () => {
	const staffActions = [{ at: TEN, action: 'payment received' as const, who: 'Ben' }]
	const sentence = (
		entries: ReturnType<typeof entry>[],
		lines: { id: string }[] = [],
		words: typeof money | null = money,
	) =>
		sentencesOf({ staffActions, emails: [], others: [], booked: { entries, lines, money: words }, timezone: 'UTC' })[0]
	const ofOrder = [entry(1495, 'bank l1'), entry(200, 'bank l1:donation')]
	expect(sentence(ofOrder, [{ id: 'l1' }])).toBe('Ben marked £16.95 as received, from a line of the bank statement')
	expect(sentence([entry(1125, 'bank p1')], [{ id: 'l1' }])).toBe('Ben marked £11.25 as received')
	expect(sentence([{ ...entry(500, 'bank p1'), enteredAt: TEN + 1 }])).toBe('Ben marked the money as received')
	expect(sentence(ofOrder, [{ id: 'l1' }], null)).toBe('Ben marked the money as received')
	const refunded = {
		staffActions: [{ at: TEN, action: 'refund recorded' as const, who: 'Ben' }],
		emails: [],
		others: [],
	}
	const booked = { entries: [entry(-500, 'bank refund 1', 'refund')], lines: [], money }
	expect(sentencesOf({ ...refunded, booked, timezone: 'UTC' })).toEqual(['Ben entered a refund of £5'])
})
