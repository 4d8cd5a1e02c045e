import { expect, test } from 'vitest'
import { isSoldOut, stockInWords } from './stock.ts'

const variant = { key: 's', label: 'Small', price: null }

test('stock is said in words: nothing, the last few, enough, and what is never counted', () => {
	expect(stockInWords(0)).toBe('Sold out')
	expect(stockInWords(-1)).toBe('Sold out')
	expect(stockInWords(3)).toBe('Only 3 left')
	expect(stockInWords(6)).toBe('In stock')
	expect(stockInWords(null)).toBe('Available')
})

test('a thing is sold out only when every choice is', () => {
	expect(isSoldOut({ variants: [{ ...variant, counted: 0 }] })).toBe(true)
	expect(
		isSoldOut({
			variants: [
				{ ...variant, counted: 0 },
				{ ...variant, counted: 1 },
			],
		}),
	).toBe(false)
	expect(isSoldOut({ variants: [{ ...variant, counted: null }] })).toBe(false)
})

test('a thing without choices is not sold out, because nothing says so', () => {
	expect(isSoldOut({ variants: [] })).toBe(false)
})
