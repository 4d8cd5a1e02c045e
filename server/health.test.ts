import { expect, test } from 'vitest'
import { createHealth, ready } from './health.ts'

test('strangers behind a proxy learn whether the site is ready, the operator why not', async () => {
	const content = { hasContent: false, lastSyncAt: null, lastError: 'wp.internal refused the password', withheld: [] }
	const health = createHealth(
		() => content,
		() => ['Unfinished forms take 300 of 512 MB'],
	)
	expect(await ready(health, false).text()).toContain('wp.internal')
	const asked = ready(health, true)
	expect([asked.status, await asked.json()]).toEqual([503, { status: 'unavailable' }])
	content.hasContent = true
	expect(await ready(health, false).text()).toContain('512 MB')
	expect(await ready(health, true).json()).toEqual({ status: 'ok' })
})
