import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { networkKey, visitorAddress } from './visitor-address.ts'

test('the addresses of one place are one', () => {
	expect(networkKey('203.0.113.7')).toBe('203.0.113.7')
	expect(networkKey('::ffff:203.0.113.7')).toBe('203.0.113.7')
	expect(networkKey('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2')
	expect(networkKey('2001:db8:1:2::1')).toBe('2001:db8:1:2')
	expect(networkKey('2001:db8::1')).toBe('2001:db8:0:0')
	expect(networkKey('2001:0DB8:0001:2::1')).toBe('2001:db8:1:2')
})

test('the port that a proxy writes after an address makes no other place of it', () => {
	expect(networkKey('203.0.113.7:5555')).toBe('203.0.113.7')
	expect(networkKey('[2001:db8:1:2::1]:443')).toBe('2001:db8:1:2')
	expect(networkKey('[2001:db8:1:2::1]')).toBe('2001:db8:1:2')
	expect(networkKey('[::ffff:203.0.113.7]:443')).toBe('203.0.113.7')
	for (const text of ['', 'unknown', '_hidden', '203.0.113', '203.0.113.7:port', '[2001:db8::1']) {
		expect(networkKey(text), text).toBeUndefined()
	}
})

test('what a visitor claims in X-Forwarded-For counts only as far as our own proxies wrote it', async () => {
	const ask = async (trustedProxies: number, forwarded: string) => {
		const app = new Hono<{ Bindings: object }>()
		app.get('/', (c) => c.text(visitorAddress(c, trustedProxies)))
		const env = { server: { incoming: { socket: { remoteAddress: '192.0.2.1' } } } }
		const response = await app.request('/', { headers: { 'X-Forwarded-For': forwarded } }, env)
		return response.text()
	}
	expect(await ask(0, '198.51.100.9')).toBe('192.0.2.1')
	expect(await ask(1, '10.9.9.9, 198.51.100.9')).toBe('198.51.100.9')
	expect(await ask(2, '10.9.9.9, 198.51.100.9, 203.0.113.1')).toBe('198.51.100.9')
	expect(await ask(1, '198.51.100.9:5555')).toBe('198.51.100.9')
	expect(await ask(1, '')).toBe('192.0.2.1')
	// Otherwise each text would be a visitor of its own.
	expect(await ask(1, '198.51.100.9, unknown')).toBe('192.0.2.1')
})
