import { expect, test, vi } from 'vitest'
import { dateInWords, fillPattern } from './row-titles.ts'

/** A row with these fields. */
function rowOf(values: Record<string, string | boolean>) {
	return (name: string, sign: string | undefined, text: string) => {
		const value = values[name] ?? ''
		if (sign) return value === (sign === '?') ? text : ''
		return String(value)
	}
}

test('a closed row says what is in it, without the punctuation of what is empty', () => {
	const pattern = '{label}| → {url}|{shown! (not shown)}'
	expect(fillPattern(pattern, rowOf({ label: 'Shop', url: '/merch', shown: true }))).toBe('Shop → /merch')
	expect(fillPattern(pattern, rowOf({ label: 'Shop', url: '', shown: true }))).toBe('Shop')
	expect(fillPattern(pattern, rowOf({ label: '', url: '/merch', shown: true }))).toBe('/merch')
	expect(fillPattern(pattern, rowOf({ label: 'Shop', url: '/merch', shown: false }))).toBe('Shop → /merch (not shown)')
	expect(fillPattern(pattern, rowOf({ shown: true }))).toBe('')
})

test('a day is said in the language of the website', () => {
	vi.stubGlobal('window', { fairleadScreens: { locale: 'en-GB' } })
	expect(dateInWords('2026-11-06')).toBe('6 November 2026')
	vi.stubGlobal('window', { fairleadScreens: { locale: 'de-DE' } })
	expect(dateInWords('2026-11-06')).toBe('6. November 2026')
	expect(dateInWords('2026-13-45')).toBe('')
})
