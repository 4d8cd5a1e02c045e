import { expect, test } from 'vitest'
import { parseAmount } from './parse-amount.ts'

const RULES = { currency: 'GBP', locale: 'en-GB', minimum: 100, maximum: 1_000_000 }

test.each([
	['20', 2000],
	[' 20 ', 2000],
	['£20', 2000],
	['£ 20', 2000],
	['20 £', 2000],
	['20 GBP', 2000],
	['gbp 20', 2000],
	['£12.50', 1250],
	['12,50', 1250],
	['12.5', 1250],
	['12,5', 1250],
	['12.', 1200],
	['1.01', 101],
	['0,99 ', undefined],
	['01', 100],
	['1,000', 100_000],
	['1,000.50', 100_050],
	['1.000,50', 100_050],
	['1 000', 100_000],
	['10,000', 1_000_000],
	['10’000', 1_000_000],
	['10\u00a0000.00', 1_000_000],
	['10\u202f000', 1_000_000],
	['\u200b£\u00ad20\u200e', 2000],
	['２０', 2000],
	['19.99', 1999],
	['8.29', 829],
	['1.10', 110],
	['4.35', 435],
])('"%s" is understood', (typed, amount) => {
	const parsed = parseAmount(typed, RULES)
	expect(parsed.kind === 'amount' ? parsed.amount : undefined).toBe(amount)
})

const FIGURES = 'Enter one amount in figures, like £20'
const MINUS = 'Enter the amount without a minus sign, like £20'
const TOO_MUCH = 'The most you can give here is £10,000. If you would like to give more, please get in touch'
const DIGITS = 'Enter the amount with two digits after the point, like £12.50, or as a whole number, like £20'
const CURRENCY = 'Enter the amount in British pounds, like £20'
const ZERO = 'Enter an amount above zero, like £20'

test.each([
	['', 'Enter an amount, like £20'],
	['   ', 'Enter an amount, like £20'],
	...['0', '0.00', '00', '£0', '.0'].map((typed) => [typed, ZERO]),
	...['0.99', '.5', '50 GBP'.replace('50', '0.50')].map((typed) => [typed, 'The least you can give here is £1']),
	...['10000.01', '10,000.01', '99999999999999999999', '£1,000,000'].map((typed) => [typed, TOO_MUCH]),
	...['-5', '−5', '£-5', '- 5', '(5)', '-'].map((typed) => [typed, MINUS]),
	...['1e9', '1E9', '0.1+0.2', '5+5', 'ten', '20 or 30', '20%', '0x14', 'Infinity', 'NaN', '½', '£', '<b>5</b>'].map(
		(typed) => [typed, FIGURES],
	),
	...['+20', '20p', '٢٠', '20;DROP', '20 30', '1 0000', '1’00', '2'.repeat(41), '.', ',,', 'GBP'].map((typed) => [
		typed,
		FIGURES,
	]),
	...['12.505', '1.234', '1.000', '1,00,000', '1.2.3', '1,23,4', '0,123', '12,5050', '1,000.5.0', '1..5'].map(
		(typed) => [typed, DIGITS],
	),
	...['€20', '$20', '20 EUR', 'USD20'].map((typed) => [typed, CURRENCY]),
])('"%s" is refused with a sentence that helps', (typed, sentence) => {
	expect(parseAmount(typed ?? '', RULES)).toEqual({ kind: 'refused', sentence })
})

test('the limits are included, and the example is within them', () => {
	const rules = { ...RULES, minimum: 2500, maximum: 2600 }
	expect(parseAmount('25', rules)).toEqual({ kind: 'amount', amount: 2500 })
	expect(parseAmount('26', rules)).toEqual({ kind: 'amount', amount: 2600 })
	expect(parseAmount('', rules)).toEqual({ kind: 'refused', sentence: 'Enter an amount, like £25' })
})

test('other currencies have their own signs, groups and decimals', () => {
	const euro = { ...RULES, currency: 'EUR', locale: 'de-DE' }
	expect(parseAmount('1.000', euro)).toEqual({ kind: 'amount', amount: 100_000 })
	expect(parseAmount('12,50 €', euro)).toEqual({ kind: 'amount', amount: 1250 })
	const yen = { ...RULES, currency: 'JPY', locale: 'ja-JP' }
	expect(parseAmount('1,000', yen)).toEqual({ kind: 'amount', amount: 1000 })
	expect(parseAmount('100.5', yen)).toMatchObject({ kind: 'refused' })
})

const amountIn = (currency: string, locale: string, typed: string, step?: number) => {
	const parsed = parseAmount(typed, { currency, locale, minimum: 1, maximum: 100_000_000, ...(step ? { step } : {}) })
	return parsed.kind === 'amount' ? parsed.amount : parsed.sentence
}

test.each(['¥1500', '￥1500', '¥1,500', '￥1,500', '1500', '1,500', '１５００', '1500 JPY', 'JPY 1,500', '1500.'])(
	'"%s" is 1,500 yen in English and in Japanese',
	(typed) => {
		expect([amountIn('JPY', 'en-GB', typed), amountIn('JPY', 'ja-JP', typed)]).toEqual([1500, 1500])
	},
)

test('yen have no decimals', () => {
	expect(amountIn('JPY', 'en-GB', '1500.50')).toBe('Enter a whole amount, like JP¥20')
	expect(amountIn('JPY', 'en-GB', '1.500')).toBe('Enter a whole amount, like JP¥20')
})

test.each([
	'1.500,50 €',
	'1 500,50',
	'1\u00a0500,50 €',
	'1\u202f500,50\u00a0€',
	'1500,50',
	'1,500.50',
	'€1,500.50',
	'1’500.50',
	'1500.5',
	'EUR 1.500,50',
	'1.500,50 EUR',
])('"%s" is 1,500 euros and 50 cents, whatever the language of the site', (typed) => {
	for (const locale of ['en-IE', 'de-DE', 'fr-FR']) expect(amountIn('EUR', locale, typed), locale).toBe(150_050)
})

test('three decimals of dinars, of which a card needs the last to be 0', () => {
	expect(amountIn('KWD', 'en-GB', '5.124')).toBe(5124)
	expect(amountIn('BHD', 'en-GB', 'BHD 1,500.5')).toBe(1_500_500)
	expect(amountIn('KWD', 'en-GB', '5.12', 10)).toBe(5120)
	expect(amountIn('KWD', 'en-GB', '5.124', 10)).toBe(
		'Enter the amount with three digits after the point, the last of them 0, like KWD\u00a012.500, or as a whole number, like KWD\u00a020',
	)
})

test('every amount in pence is read as itself', () => {
	for (let pence = 100; pence <= 30_000; pence += 97) {
		expect(parseAmount((pence / 100).toFixed(2), RULES)).toEqual({ kind: 'amount', amount: pence })
	}
})
