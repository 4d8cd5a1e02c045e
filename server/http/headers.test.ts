import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { securityHeaders, type Transport } from './headers.ts'

async function transportHeader(transport: Transport) {
	const app = new Hono()
	app.use(securityHeaders(transport))
	app.get('/', (c) => c.text('page'))
	return (await app.request('/')).headers.get('Strict-Transport-Security')
}

test('browsers keep to https for a year, for subdomains only where that is set, and never for a site without https', async () => {
	expect(await transportHeader({ https: true })).toBe('max-age=31536000')
	expect(await transportHeader({ https: true, hstsSubdomains: true })).toBe('max-age=31536000; includeSubDomains')
	expect(await transportHeader({ https: false, hstsSubdomains: true })).toBeNull()
})
