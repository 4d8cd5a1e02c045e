import { expect, test } from 'vitest'
import { trackingLink } from './tracking-link.ts'

test('a tracking link leads to a page on the web, or there is none', () => {
	const link = 'https://www.royalmail.com/track-your-item#/tracking-results/AB123'
	expect(trackingLink(` ${link} `)).toBe(link)
	expect(trackingLink('www.royalmail.com/x')).toBe('https://www.royalmail.com/x')
	expect(trackingLink('  ')).toBe('')
	for (const wrong of [
		'AB123456789GB',
		'javascript:alert(1)',
		'https://x',
		'https://a b.example',
		'https://me@x.example',
	])
		expect([wrong, trackingLink(wrong)]).toEqual([wrong, undefined])
})
