import { request } from 'node:http'
import { expect, test } from 'vitest'
import { startDeployedSite } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'

const QUESTION = '/apply/contact/question'
const MIB = 1024 * 1024
/** Above the site's memory: the maximum during the flood, far below its size. */
const MEMORY_FOR_FLOOD = 120 * MIB

test('fifty concurrent oversized bodies use little memory, and the next visitor gets a response', async () => {
	const site = await startDeployedSite(SMALL_CHARITY)
	const before = site.memory()
	const statuses = await Promise.all(Array.from({ length: 50 }, () => sendFiveMegabytes(site.url)))
	// 503: no capacity for all of them.
	expect([413, 503]).toEqual(expect.arrayContaining(statuses))
	expect(site.memory() - before).toBeLessThan(MEMORY_FOR_FLOOD)
	expect((await site.get(QUESTION)).status).toBe(200)
	await site.stop()
})

/** The site may respond and close before it has read everything; a broken connection counts as refused. */
function sendFiveMegabytes(url: string): Promise<number> {
	return new Promise((resolve) => {
		const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
		const sent = request(new URL(QUESTION, url), { method: 'POST', headers, agent: false }, (response) => {
			response.resume()
			response.on('error', () => {})
			response.on('close', () => resolve(response.statusCode ?? 0))
		})
		sent.on('error', () => resolve(413))
		const piece = Buffer.alloc(64 * 1024, 'a')
		for (let count = 0; count < 80; count += 1) sent.write(piece)
		sent.end()
	})
}
