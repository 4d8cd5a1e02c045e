import { expect, test } from 'vitest'
import { changesSince, formatShown, parseShown, type Quote, quoteTotal } from './quote.ts'

const lead = { slug: 'rope-lead', variant: 'red:1|a;b', name: 'Rope lead, Red', quantity: 1, unitMinor: 1800 }
const mug = { slug: 'mug', variant: '', name: 'Good ears mug', quantity: 2, unitMinor: 1100 }

function quote(changes: Partial<Quote> = {}): Quote {
	const delivery = { key: 'GB: parcel', label: 'Parcel', priceMinor: 395 }
	const made = { currency: 'GBP', lines: [lead, mug], delivery, donationMinor: 500, ...changes }
	return { ...made, totalMinor: quoteTotal(made) }
}

const shownOf = (one: Quote) => parseShown(formatShown(one))
function changes(before: Quote, now: Quote, problems: string[] = []) {
	const shown = shownOf(before)
	return shown && changesSince(shown, now, problems, 'en-GB')
}

test('what was shown survives the form, whatever the keys are', () => {
	expect(shownOf(quote())).toEqual({
		lines: [lead, mug].map(({ name: _, ...line }) => line),
		delivery: { key: 'GB: parcel', priceMinor: 395 },
		donationMinor: 500,
		totalMinor: 4895,
	})
	expect(changes(quote(), quote())).toEqual([])
})

test.each(['', 'x', '|||', 'a:b:1|||2', 'a::1:-5||0|0', '|key:1e9|0|0', '||0|0|0'])('"%s" was never shown', (text) => {
	expect(parseShown(text)).toBeUndefined()
})

test('a new price is said with the old one, and the total', () => {
	expect(changes(quote(), quote({ lines: [{ ...lead, unitMinor: 1950 }, mug] }))).toEqual([
		'Rope lead, Red now costs £19.50 instead of £18.',
		'The total is now £50.45.',
	])
})

test('a new price of delivery is said', () => {
	const delivery = { key: 'GB: parcel', label: 'Parcel', priceMinor: 425 }
	expect(changes(quote(), quote({ delivery }))?.[0]).toBe('Delivery now costs £4.25 instead of £3.95.')
})

test('what is sold out is said once, in the words of the basket', () => {
	expect(changes(quote(), quote({ lines: [lead] }), ['Good ears mug has sold out.'])).toEqual([
		'Good ears mug has sold out.',
		'The total is now £26.95.',
	])
})

test('a change in another tab is said', () => {
	expect(changes(quote(), quote({ lines: [lead, { ...mug, quantity: 3 }] }))?.[0]).toBe(
		'Your basket now has 3 × Good ears mug.',
	)
	expect(changes(quote(), quote({ lines: [lead] }))?.[0]).toBe(
		'Something was taken out of your basket on another page.',
	)
})

test('choosing how it is sent is no change', () => {
	expect(changes(quote({ delivery: null, donationMinor: 0 }), quote())).toEqual([])
})
