import { expect, test } from 'vitest'
import { caseDue } from './case-due.ts'

const TODAY = '2026-11-21'
const unanswered = { status: 'new', closedAt: null, answeredAt: null, backOn: null, replyBy: '2026-11-20' } as const

test('a case is as overdue on its page as in the inbox, with the day that was promised', () => {
	expect(caseDue(unanswered, TODAY)).toEqual({
		pill: '1 day overdue',
		isOverdue: true,
		words: 'Reply was due 20 November 2026',
	})
	expect(caseDue({ ...unanswered, replyBy: '2026-11-24' }, TODAY)).toEqual({
		pill: '',
		isOverdue: false,
		words: 'Reply due 24 November 2026',
	})
})

test('a waiting case comes back, an answered one is the desk’s turn, and a closed one is never due', () => {
	const waiting = { ...unanswered, status: 'waiting', answeredAt: 1 } as const
	expect(caseDue({ ...waiting, backOn: '2026-11-26' }, TODAY)).toMatchObject({
		pill: '',
		words: 'Comes back 26 November 2026',
	})
	expect(caseDue({ ...waiting, backOn: '2026-11-20' }, TODAY)).toMatchObject({
		pill: 'Back: no reply yet',
		isOverdue: false,
	})
	expect(caseDue({ ...unanswered, answeredAt: 1 }, TODAY)).toMatchObject({ pill: 'Your turn', words: '' })
	expect(caseDue({ ...unanswered, closedAt: 1 }, TODAY)).toEqual({ pill: '', isOverdue: false, words: '' })
})
