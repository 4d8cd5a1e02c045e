import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GiftAidDeclaration, GiftAidFields } from './gift-aid-fields.tsx'

const STATEMENT = {
	amount: { amount: 2000, currency: 'GBP' },
	locale: 'en-GB',
	charity: 'Fairlead Dog Rescue',
	isMonthly: false,
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

test('each scope is named before the sentence that it declares, in the words of the tax office', () => {
	const shown = html()
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/\s+/g, ' ')
	const wish = 'I want to Gift Aid my donation of £20'
	expect(shown).toContain(`Only this time ${wish} to Fairlead Dog Rescue.`)
	expect(shown).toContain(`From now on ${wish} and any donations I make in the future to Fairlead Dog Rescue.`)
	expect(shown).toContain(
		`From now on, and the past 4 years ${wish} and any donations I make in the future or have made in the past 4 years to Fairlead Dog Rescue.`,
	)
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
	const alone = renderToStaticMarkup(<GiftAidDeclaration statement={STATEMENT} values={{}} errors={{}} asksNames />)
	expect(alone).toContain('name="giftAidFirstName"')
	// The button that opened it was the tick.
	expect(alone).not.toContain('name="giftAid"')
})
