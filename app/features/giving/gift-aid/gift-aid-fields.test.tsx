import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GiftAidFields } from './gift-aid-fields.tsx'

const STATEMENT = {
	...{ amount: { amount: 2000, currency: 'GBP' }, locale: 'en-GB', charity: 'Fairlead Dog Rescue', isMonthly: false },
}

const html = (changes: Partial<Parameters<typeof GiftAidFields>[0]> = {}) =>
	renderToStaticMarkup(<GiftAidFields statement={STATEMENT} values={{}} errors={{}} {...changes} />)

const ticked = (markup: string) => [...markup.matchAll(/<input[^>]* checked=""[^>]*>/g)].map(([input]) => input)

test('nothing is ticked beforehand, and the statement is there word for word', () => {
	const shown = html()
	expect(ticked(shown)).toEqual([])
	expect(shown).toContain('can claim £5 on top of your £20')
	for (const part of ['I am a UK taxpayer and understand', 'no longer pay sufficient tax', 'Self-Assessment']) {
		expect(shown).toContain(part)
	}
})

test('each scope is the sentence that it declares; a monthly donation has none for one payment only', () => {
	expect(html().match(/type="radio"/g)).toHaveLength(3)
	const monthly = html({ statement: { ...STATEMENT, isMonthly: true } })
	expect(monthly.match(/type="radio"/g)).toHaveLength(2)
	expect(monthly).not.toContain('donation of £20 to Fairlead')
})

test('what was typed is still there, with its errors', () => {
	const values = { giftAid: 'yes', giftAidScope: 'this', giftAidHouse: 'Rose Cottage', giftAidAbroad: 'yes' }
	const shown = html({ values, errors: { giftAidPostcode: 'Enter your postcode, like SA14 8NN' } })
	expect(ticked(shown)).toHaveLength(3)
	expect(shown).toContain('value="Rose Cottage"')
	expect(shown).toMatch(
		/<input[^>]*aria-invalid="true"[^>]*name="giftAidPostcode"|<input[^>]*name="giftAidPostcode"[^>]*aria-invalid="true"/,
	)
})

test('names are asked for where the form around does not', () => {
	expect(html()).not.toContain('name="giftAidFirstName"')
	expect(html({ asksNames: true })).toContain('name="giftAidFirstName"')
})
