import { beforeEach, expect, test, vi } from 'vitest'
import { priceInWords } from './item-card.ts'

beforeEach(() => {
	vi.stubGlobal('window', { fairleadScreens: { locale: 'en-GB', from: 'from %s' } })
})

test('the card says the price as people write it', () => {
	expect(priceInWords('18', [], 'GBP')).toBe('£18')
	expect(priceInWords('£12.5', [], 'GBP')).toBe('£12.50')
	expect(priceInWords('1,200', [], 'EUR')).toBe('€1,200')
	expect(priceInWords('1.200,50 €', [], 'EUR')).toBe('€1,200.50')
	expect(priceInWords('￥1,500', [], 'JPY')).toBe('JP¥1,500')
	expect(priceInWords('1.5', [], 'KWD')).toBe('KWD\u00a01.500')
})

test('where sizes differ, the card says from which price; a size without one costs what the item costs', () => {
	expect(priceInWords('16', ['', '21'], 'GBP')).toBe('from £16')
	expect(priceInWords('16', ['9', ''], 'GBP')).toBe('from £9')
	expect(priceInWords('16', ['', ''], 'GBP')).toBe('£16')
	expect(priceInWords('16', ['21', '21'], 'GBP')).toBe('£21')
})

test('what is no sum is no price', () => {
	for (const typed of ['', 'about 100', '12.345', '-5']) expect(priceInWords(typed, [], 'GBP'), typed).toBe('')
})
