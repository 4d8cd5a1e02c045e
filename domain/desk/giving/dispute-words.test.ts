import { expect, test } from 'vitest'
import { answerDue, answersDue, disputeReasonInWords } from './dispute-words.ts'

const dueBy = (day: string) => ({ dueBy: Date.parse(`${day}T23:59:59Z`) })
const today = { timezone: 'Europe/London', now: Date.parse('2026-11-29T10:00:00Z') }

test('a dispute says by when it is to be answered, and whether that is past', () => {
	expect(answerDue(dueBy('2026-11-30'), today)).toEqual({ words: 'Answer by 30 November', isOurs: true })
	expect(answerDue(dueBy('2026-11-29'), today).words).toBe('Answer today')
	expect(answerDue(dueBy('2026-11-28'), today)).toEqual({ words: 'Answer was due by 28 November', isOurs: true })
	expect(answerDue({ dueBy: Date.parse('2026-12-01T11:00:00Z') }, today).words).toBe('Answer by 1 December, 11:00')
	expect(answerDue({ dueBy: Date.parse('2026-11-29T11:00:00Z') }, today).words).toBe('Answer today by 11:00')
	expect(answerDue({ dueBy: null }, today)).toEqual({ words: 'Their bank decides', isOurs: false })
})

test('of several disputes the next day is said, and how many are past', () => {
	expect(answersDue([dueBy('2026-11-30')], today)).toBe('by 30 November')
	expect(answersDue([dueBy('2026-11-30'), dueBy('2026-12-02')], today)).toBe('the first by 30 November')
	expect(answersDue([dueBy('2026-11-28'), dueBy('2026-11-30')], today)).toBe(
		'1 was due by 28 November, 1 by 30 November',
	)
	expect(answersDue([dueBy('2026-11-20'), dueBy('2026-11-28'), { dueBy: null }], today)).toBe(
		'2 were due by 28 November',
	)
})

test('a bank’s reason is said as what the holder of the account says, and one that says nothing is left out', () => {
	expect(disputeReasonInWords('duplicate')).toBe('they say that they were charged twice')
	expect([disputeReasonInWords('general'), disputeReasonInWords('toString')]).toEqual(['', ''])
})
