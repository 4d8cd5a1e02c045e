import { expect, test } from 'vitest'
import { eventName } from './event-names.ts'

test('an event is named by what it is about, with its kind', () => {
	expect(eventName('charge.dispute.created')).toBe('A dispute (charge.dispute.created)')
	expect(eventName('charge.failed')).toBe('A charge (charge.failed)')
	expect(eventName('payout.paid')).toBe('payout.paid')
})
