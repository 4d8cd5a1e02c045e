import { expect, test } from 'vitest'
import type { OrderView } from './order.server.ts'
import { orderWords } from './order-words.ts'

/** What the words of these states look at. */
const VIEW = {
	name: 'Zoë',
	total: '£20.25',
	received: '£20.25',
	contents: 'goods',
	arrival: 'Friday 4 December',
	arrivalAfterPosting: '',
	isEmailed: true,
	confirmedOn: '',
	cardPostedOn: null,

	isSent: false,
	isDelayed: false,
	cancellation: null,
	phone: '01632 960 144',
	sentOn: '',
	isLongPosted: false,
	account: '',
} as const
// The rest of the view is for other parts of the page.
const wordsOf = (changes: Partial<OrderView>) => orderWords({ ...VIEW, ...changes } as OrderView)
const PARTS = 'That is £18 for the goods and £2.25 of the £3.95 for delivery (the dearer way was your choice).'
const CANCELLATION = { except: '', refund: '£20.25', parts: PARTS, until: '27 November 2026', isLate: false }

test('a refund is promised until its day, and after it the page says that it was not made', () => {
	const on = (isLate: boolean, isSent = false) =>
		wordsOf({ state: 'cancel asked', isSent, cancellation: { ...CANCELLATION, isLate } })
	expect(on(false).lede).toContain('We refund £20.25 by 27 November 2026, the way it came.')
	expect(on(false).lede).toContain(PARTS)
	expect(on(true).lede).toContain(
		'We have not refunded £20.25 yet. It was due by 27 November 2026, and we are sorry. Please ring us on 01632\u{A0}960\u{A0}144 or',
	)
	const asked = wordsOf({ state: 'cancel asked', cancellation: CANCELLATION, account: 'Tell us the account.' })
	expect(asked.next).toEqual(['Tell us the account.'])
	expect(on(false, true).next[0]).toContain('Send it back by 27 November 2026')
	expect(on(true, true).next[0]).toContain('It was to come back by 27 November 2026.')
})

test('a posted order says on which day it was posted', () => {
	expect(wordsOf({ state: 'sent', isSent: true, sentOn: '2 November 2026' }).lede).toContain(
		'It was posted on 2 November 2026.',
	)
	const later = wordsOf({ state: 'sent', isSent: true, sentOn: '2 November 2026', isLongPosted: true })
	expect(later.title).toBe('Posted on 2 November 2026')
	expect(later.lede).not.toContain('a week or so')
})

test('a posted order says by when it usually is there, and a week only where no one knows', () => {
	const sent = { state: 'sent', isSent: true, sentOn: '2 November 2026' } as const
	expect(wordsOf({ ...sent, arrivalAfterPosting: 'Wednesday 25 November' }).lede).toBe(
		'It was posted on 2 November 2026, and is usually with you by Wednesday 25 November. If it isn’t there a few days after that, tell us and we’ll look into it.',
	)
	expect(wordsOf(sent).lede).toContain('a week or so after that day')
})

test('a parcel that waits for long is not said to go with the next post', () => {
	expect(wordsOf({ state: 'packed' }).lede).toContain('goes with the next post')
	expect(wordsOf({ state: 'packed', isDelayed: true }).lede).toContain('has waited for the post longer than it should')
	expect(wordsOf({ state: 'to pack' }).lede).toContain('usually with you by Friday 4 December')
	expect(wordsOf({ state: 'to pack', isDelayed: true }).lede).not.toContain('Friday')
})

test('once the confirmation was sent and the card was posted, the page says when', () => {
	const gift = { state: 'fulfilled', contents: 'gifts' } as const
	expect(wordsOf(gift).next).toEqual([
		'Your confirmation is on its way to you by email, with the link to your greetings card.',
		'Your greetings card is ready: print it, or send its link on.',
	])
	expect(wordsOf({ ...gift, isEmailed: false }).next).toHaveLength(1)
	expect(wordsOf({ ...gift, confirmedOn: '20 November 2026', cardPostedOn: '' }).next).toEqual([
		'We emailed your confirmation on 20 November 2026, with the link to your greetings card.',
		'We’ll post your card on paper, as you asked.',
	])
	expect(wordsOf({ ...gift, cardPostedOn: '24 November 2026' }).next[1]).toBe(
		'Your card was posted on 24 November 2026.',
	)
	expect(wordsOf({ state: 'to pack', confirmedOn: '20 November 2026' }).next[0]).toBe(
		'We emailed your confirmation on 20 November 2026, with everything on this page.',
	)
})
