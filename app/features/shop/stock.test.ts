import { expect, test } from 'vitest'
import { isSoldOut, stockInWords } from './stock.ts'

const variant = { label: 'Small', counted: 9, price: null }
const variants = [
	{ ...variant, key: 's' },
	{ ...variant, key: 'm' },
]

test('stock is said in words: nothing, the last few, enough, and nothing of what is never counted', () => {
	expect(stockInWords(0, 3, '')).toBe('Sold out')
	expect(stockInWords(-1, 3, 'back in March')).toBe('Sold out, back in March')
	expect(stockInWords(3, 3, 'back in March')).toBe('3 left')
	expect(stockInWords(4, 3, '')).toBe('In stock')
	expect(stockInWords(null, 3, '')).toBe('')
})

test('a thing is sold out only when every choice is, whatever was counted', () => {
	expect(isSoldOut({ id: 1, variants }, () => 0)).toBe(true)
	expect(isSoldOut({ id: 1, variants }, (_, key) => (key === 's' ? 0 : 1))).toBe(false)
	expect(isSoldOut({ id: 1, variants }, () => null)).toBe(false)
})

test('a thing without choices is not sold out, because nothing says so', () => {
	expect(isSoldOut({ id: 1, variants: [] }, () => 0)).toBe(false)
})
