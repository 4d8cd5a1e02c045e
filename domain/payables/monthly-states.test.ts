import { expect, test } from 'vitest'
import {
	isMonthlyState,
	MONTHLY_EVENTS,
	MONTHLY_STATES,
	type MonthlyState,
	nextMonthlyState,
	stateFromPayments,
} from './monthly-states.ts'

/** The state after paid, failed, resumed, overdue, cancelled. */
const TABLE: Record<MonthlyState, MonthlyState[]> = {
	starting: ['active', 'starting', 'starting', 'starting', 'cancelled'],
	active: ['active', 'past due', 'active', 'past due', 'cancelled'],
	'past due': ['active', 'past due', 'active', 'past due', 'cancelled'],
	cancelled: ['cancelled', 'cancelled', 'cancelled', 'cancelled', 'cancelled'],
}

test.each(MONTHLY_STATES)('each event leads from "%s" where the table says', (state) => {
	expect(MONTHLY_EVENTS.map((event) => nextMonthlyState(state, event))).toEqual(TABLE[state])
})

const paid = (at: number) => ({ event: 'paid' as const, at })
const failed = (at: number) => ({ event: 'failed' as const, at })

test.each([
	['no payment', [], undefined, 'starting'],
	['the provider says active before any money', [], { status: 'active', at: 9 }, 'starting'],
	['a first payment that failed', [failed(1)], undefined, 'starting'],
	['a first payment', [paid(1)], undefined, 'active'],
	['a renewal that failed, told first', [failed(5), paid(1)], undefined, 'past due'],
	['a renewal that failed, and the next one', [failed(5), paid(9), paid(1)], undefined, 'active'],
	[
		'a failed renewal that the provider gave up asking for',
		[paid(1), failed(5)],
		{ status: 'active', at: 7 },
		'active',
	],
	['money in the second in which it was said to be overdue', [paid(5)], { status: 'past due', at: 5 }, 'active'],
	['overdue after the last payment', [paid(1)], { status: 'past due', at: 5 }, 'past due'],
	['a last payment after the end', [paid(1), paid(9)], { status: 'cancelled', at: 5 }, 'cancelled'],
] as const)('%s', (_, payments, told, state) => {
	expect(stateFromPayments(payments, told)).toBe(state)
})

test('a state of a payment is not one of a monthly donation', () => {
	expect(MONTHLY_STATES.every(isMonthlyState)).toBe(true)
	expect(isMonthlyState('paid')).toBe(false)
})
