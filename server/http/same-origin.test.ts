import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const SITE_URL = 'https://www.example.org'

function isOwn(headers: Record<string, string>, siteUrl = SITE_URL) {
	return isSameOrigin(new Headers(headers), siteUrl)
}

test('a form is ours when its origin is the public address, whatever the proxy calls us', () => {
	expect(isOwn({ Origin: SITE_URL, Host: 'www.example.org' })).toBe(true)
	expect(isOwn({ Origin: SITE_URL, Host: '127.0.0.1:3000' })).toBe(true)
	expect(isOwn({ Origin: SITE_URL })).toBe(true)
})

test('the public address without https, or on another port, is another site', () => {
	expect(isOwn({ Origin: 'http://www.example.org', Host: 'www.example.org' })).toBe(false)
	expect(isOwn({ Origin: 'https://www.example.org:8443', Host: 'www.example.org' })).toBe(false)
	expect(isOwn({ Origin: 'https://example.org', Host: 'www.example.org' })).toBe(false)
	expect(isOwn({ Origin: 'null', Host: 'www.example.org' })).toBe(false)
	expect(isOwn({ Origin: 'www.example.org', Host: 'www.example.org' })).toBe(false)
})

test('what Sec-Fetch-Site says wins: pages cannot set it', () => {
	expect(isOwn({ 'Sec-Fetch-Site': 'cross-site', Origin: SITE_URL })).toBe(false)
	expect(isOwn({ 'Sec-Fetch-Site': 'same-site', Origin: SITE_URL })).toBe(false)
	expect(isOwn({ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' })).toBe(true)
})

test('the site takes forms at its other addresses, too', () => {
	expect(isOwn({ Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' }, 'http://localhost:3000')).toBe(true)
	expect(isOwn({ Origin: 'http://elsewhere.example', Host: '127.0.0.1:3000' }, 'http://localhost:3000')).toBe(false)
})
