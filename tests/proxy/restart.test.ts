import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { asTyped, enough } from '../builders/applications/answers.ts'
import { eventually, freshFolder } from '../integration/support/site-process.ts'
import { certificateFor } from './certificate.ts'
import { type Answer, httpsClient } from './https-client.ts'
import { startNginx } from './nginx.ts'
import { freePort } from './ports.ts'
import { HOST, SECOND_HOST, SITE_URL } from './proxied-site.ts'
import { startSocketActivatedSite } from './socket-activated-site.ts'

const RESTARTS = 3
const QUESTION = '/apply/contact/question'
/** 30 s on a quiet machine. */
const LONG = { timeout: 240_000 }

test('a restart under load fails no request and no form, because systemd keeps the socket', LONG, async () => {
	const folder = freshFolder('restart')
	const [sitePort, httpPort, httpsPort] = [await freePort(), await freePort(), await freePort()]
	const certificate = certificateFor([HOST, SECOND_HOST], join(folder, 'certificate'))
	const data = { SITE_URL, TRUST_PROXY: '1', DATA_DIR: join(folder, 'data') }
	const site = await startSocketActivatedSite(sitePort, data)
	const nginx = await startNginx({ folder: join(folder, 'nginx'), sitePort, httpPort, httpsPort, certificate })
	let isOver = false
	// Also when the time is up: what still runs would keep the runner alive.
	onTestFinished(async () => {
		isOver = true
		await nginx.stop()
		await site.stop()
	})
	const client = httpsClient({ httpsPort, certificate })
	await eventually(
		() => client.get('/readyz'),
		({ status }) => status === 200,
		30_000,
	)
	const answers: Record<string, number[]> = { page: [], form: [], post: [] }
	const keepAsking = async (kind: string, ask: (count: number) => Promise<Answer>) => {
		for (let count = 0; !isOver; count += 1) answers[kind]?.push((await ask(count)).status)
	}
	const load = Promise.all([
		keepAsking('page', () => client.get('/dogs')),
		keepAsking('page', () => client.get('/dogs/biscuit')),
		keepAsking('form', () => client.get(QUESTION)),
		...[1, 2].map((one) =>
			keepAsking('post', (count) => {
				// From many addresses, because each has a limit.
				const visitor = httpsClient({ httpsPort, certificate }, { from: `127.0.${one}.${(count % 250) + 1}` })
				const email = `visitor-${one}-${count}@example.org`
				return visitor.post(QUESTION, asTyped({ ...enough.contact, email }).toString())
			}),
		),
	])
	for (let count = 0; count < RESTARTS; count += 1) {
		const before = answers.post?.length ?? 0
		await site.restart()
		await eventually(
			async () => answers.post?.length ?? 0,
			(posts) => posts > before + 3,
			30_000,
		)
	}
	isOver = true
	await load
	expect(new Set(answers.page)).toEqual(new Set([200]))
	expect(new Set(answers.form)).toEqual(new Set([200]))
	expect(new Set(answers.post)).toEqual(new Set([303]))
})
