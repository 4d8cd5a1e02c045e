import { createHmac } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventually, startSiteProcess } from '../support/site-process.ts'
import { copySmallCharity } from '../support/small-charity.ts'
import { startContentBackend } from './content-backend.ts'

function edit(file: string, from: string | RegExp, to: string) {
	const text = readFileSync(file, 'utf8')
	expect(text).toMatch(from)
	writeFileSync(file, text.replace(from, to))
}

test('a signed change notice updates the page at once; a forged one is ignored', async () => {
	const contentDir = copySmallCharity()
	const secret = 'a-secret-of-the-integration-test'
	let backend = await startContentBackend({ contentDir })
	const port = Number(new URL(backend.url).port)
	const site = await startSiteProcess({ API_BASE: backend.url, CONTENT_SECRET: secret })
	await eventually(
		() => site.get('/readyz'),
		({ status }) => status === 200,
	)

	edit(join(contentDir, 'dogs/biscuit.md'), /^title: .*$/m, 'title: Biscuit Announced')
	// This backend does not watch its files: it restarts to apply an editor's change.
	await backend.kill()
	backend = await startContentBackend({ contentDir, port })
	const announce = async (key: string) => {
		const body = JSON.stringify({
			v: 1,
			id: 'one',
			sent_at: '2026-11-21T02:30:33Z',
			events: [{ event: 'updated', type: 'dog', id: 101, slug: 'biscuit' }],
		})
		const seconds = Math.floor(Date.now() / 1000)
		const mac = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')
		return fetch(`${site.url}/api/content-changed`, {
			method: 'POST',
			body,
			headers: { 'X-Rescue-Signature': `t=${seconds},v1=${mac}` },
		})
	}

	expect((await announce('a-forged-secret-of-somebody-else')).status).toBe(401)
	expect((await site.get('/dogs/biscuit')).text).not.toContain('Biscuit Announced')

	expect([200, 202]).toContain((await announce(secret)).status)
	await eventually(
		() => site.get('/dogs/biscuit'),
		({ text }) => text.includes('Biscuit Announced'),
	)
	await site.stop()
	await backend.kill()
})
