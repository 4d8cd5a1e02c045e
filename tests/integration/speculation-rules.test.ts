import { expect, test } from 'vitest'
import { startSiteProcess } from './site-process.ts'

test('public pages name the rules by which browsers fetch links ahead; forms do not', async () => {
	const site = await startSiteProcess({ LOG_LEVEL: 'warn' })
	const { headers } = await site.get('/dogs')
	expect(headers.get('Speculation-Rules')).toBe('"/speculation-rules.json"')
	for (const path of ['/apply/adoption/dog', '/no-such-page', '/dogs.data']) {
		expect((await site.get(path)).headers.get('Speculation-Rules'), path).toBeNull()
	}
	const rules = await site.get('/speculation-rules.json')
	expect(rules.headers.get('Content-Type')).toBe('application/speculationrules+json')
	const { prefetch, prerender } = JSON.parse(rules.text)
	for (const [{ where, eagerness }] of [prefetch, prerender]) {
		expect(eagerness).toBe('moderate')
		expect(JSON.stringify(where)).toContain('/apply/*')
	}
	await site.stop()
})
