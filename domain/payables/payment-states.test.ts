import { expect, test } from 'vitest'
import {
	nextPaymentState,
	PAYMENT_STATES,
	PAYMENT_TRANSITIONS,
	type PaymentBooks,
	type PaymentState,
	type PaymentTransition,
	stateFromBooks,
} from './payment-states.ts'

/** Every state and every event; "–" changes nothing. */
const TABLE = `
                 completed  failed  expired    short      paid  returned  in-part          in-full   opened    lost
started          pending    failed  abandoned  part-paid  paid  –         –                –         –         –
pending          –          failed  –          part-paid  paid  –         –                –         –         –
part-paid        –          –       –          –          paid  failed    –                refunded  disputed  –
paid             –          –       –          –          –     failed    partly-refunded  refunded  disputed  –
failed           pending    –       abandoned  part-paid  paid  –         –                –         –         –
abandoned        pending    –       –          part-paid  paid  –         –                –         –         –
partly-refunded  –          –       –          –          –     failed    –                refunded  disputed  –
refunded         –          –       –          –          –     failed    –                –         disputed  –
disputed         –          –       –          –          –     failed    –                –         –         dispute-lost
dispute-lost     –          –       –          –          –     failed    –                –         –         –`

const EVENT_OF_COLUMN: Record<string, PaymentTransition> = {
	short: 'paid in part',
	'in-part': 'refunded in part',
	'in-full': 'refunded in full',
	opened: 'dispute opened',
	lost: 'dispute lost',
}

test('each event leads from each state where the table says', () => {
	const [head = [], ...rows] = TABLE.trim()
		.split('\n')
		.map((line) => line.trim().split(/\s+/))
	const events = head.map((name) => EVENT_OF_COLUMN[name] ?? name)
	expect(events).toEqual([...PAYMENT_TRANSITIONS])
	expect(rows.map(([state]) => state?.replace('-', ' '))).toEqual([...PAYMENT_STATES])
	for (const [name = '', ...cells] of rows) {
		const state = name.replace('-', ' ') as PaymentState
		const reached = PAYMENT_TRANSITIONS.map((event) => nextPaymentState(state, event))
		expect(reached, state).toEqual(cells.map((cell) => (cell === '–' ? state : cell.replace('-', ' '))))
	}
})

test('no event makes a payment payable again, and none but the bank takes back what was paid', () => {
	for (const state of PAYMENT_STATES) {
		for (const event of PAYMENT_TRANSITIONS) {
			const next = nextPaymentState(state, event)
			if (state !== 'started') expect(next).not.toBe('started')
			if (state === 'paid' && next === 'failed') expect(event).toBe('returned')
		}
	}
})

const NOTHING: PaymentBooks = {
	received: 0,
	hasBeenPaid: false,
	refunded: 0,
	openDisputes: 0,
	lostDisputes: 0,
	due: 2000,
	tolerance: 0,
}
const PAID = { ...NOTHING, received: 2000, hasBeenPaid: true }

test.each([
	['nothing yet', NOTHING, undefined],
	['a refund told before its payment', { ...NOTHING, refunded: 2000 }, undefined],
	['money', PAID, 'paid'],
	['a penny less than was asked for', { ...PAID, received: 1999 }, 'part paid'],
	['what a bank kept as its fee', { ...PAID, received: 1950, tolerance: 50 }, 'paid'],
	['more missing than that', { ...PAID, received: 1949, tolerance: 50 }, 'part paid'],
	['more than was asked for', { ...PAID, received: 2500 }, 'paid'],
	['a part given back of too little', { ...PAID, received: 1500, refunded: 500 }, 'part paid'],
	['all given back of too little', { ...PAID, received: 1500, refunded: 1500 }, 'refunded'],
	['a part given back', { ...PAID, refunded: 1 }, 'partly refunded'],
	['all given back', { ...PAID, refunded: 2000 }, 'refunded'],
	['an open dispute', { ...PAID, openDisputes: 1 }, 'disputed'],
	['a dispute of what was refunded', { ...PAID, refunded: 2000, openDisputes: 1 }, 'disputed'],
	['a lost dispute', { ...PAID, lostDisputes: 1 }, 'dispute lost'],
	['a lost dispute, and another that is open', { ...PAID, openDisputes: 1, lostDisputes: 1 }, 'disputed'],
	['money that the bank took back', { ...PAID, received: 0 }, 'failed'],
	['a disputed payment that the bank took back', { ...PAID, received: 0, openDisputes: 1 }, 'failed'],
] as const)('books with %s', (_, books, state) => {
	expect(stateFromBooks(books)).toBe(state)
})
