import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { enough } from '#tests/builders/applications/answers.ts'
import { aVisitor, fillIn } from '#tests/integration/support/form-visitor.ts'
import { postBytes } from '#tests/integration/support/post-bytes.ts'
import { type SiteProcess, startDeployedSite } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'

const SOCKETS = 400
const KIB = 1024
const MIB = KIB * KIB
const MAX_MORE_BYTES = 40 * MIB
/** The maximum during a flood, far below its size. */
const MAX_MORE_BYTES_OF_FLOOD = 120 * MIB
/** How often memory must be unchanged. */
const CALM_LOOKS = 40
const FORM_TYPE = 'application/x-www-form-urlencoded'
/** Well-formed and fresh: only the body shows that it is forged. */
const FORGED = `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`

interface Unfinished {
	path: string
	headers: Record<string, string>
	/** The Content-Length; one byte less is sent. */
	bytes: number
	address: string
}

/** A request whose last byte never comes. Resolves when the rest is sent, or the site closed the connection. */
function unfinished(site: SiteProcess, { path, headers, bytes, address }: Unfinished): Promise<void> {
	const { hostname, port } = new URL(site.url)
	const lines = Object.entries({
		Host: `${hostname}:${port}`,
		'X-Forwarded-For': address,
		...(isChunked(headers) ? {} : { 'Content-Length': String(bytes) }),
		...headers,
	}).map(([name, value]) => `${name}: ${value}\r\n`)
	const sent = Promise.withResolvers<void>()
	const socket = connect(Number(port), hostname, () => {
		socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
		if (isChunked(headers)) socket.write(`${bytes.toString(16)}\r\n`)
		socket.write(Buffer.alloc(bytes - 1, 'a'), () => sent.resolve())
	})
	socket.on('error', () => {})
	socket.on('close', () => sent.resolve())
	socket.resume()
	onTestFinished(() => void socket.destroy())
	return sent.promise
}

const isChunked = (headers: Record<string, string>) => 'Transfer-Encoding' in headers

/** The maximum additional memory while these requests are open. */
async function cost(site: SiteProcess, requests: Unfinished[]): Promise<number> {
	const before = site.memory()
	await Promise.all(requests.map((request) => unfinished(site, request)))
	await aForm(site, '203.0.113.251')
	let most = 0
	// Sent bytes may be in the system's buffers: wait until memory no longer grows.
	for (let calm = 0; calm < CALM_LOOKS; calm += 1) {
		await site.get('/healthz')
		const more = site.memory() - before
		if (more > most + MIB / 4) calm = 0
		most = Math.max(most, more)
	}
	return most
}

/** Completes the contact form. */
async function aForm(site: SiteProcess, address: string): Promise<string> {
	const visitor = aVisitor(site, { 'X-Forwarded-For': address })
	const page = await fillIn(visitor, 'contact', { answers: enough.contact })
	const thanks = await visitor.send(page, new URLSearchParams())
	expect(thanks.status).toBe(200)
	expect(thanks.path).toMatch(/\/sent/)
	return thanks.text
}

const anAddress = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`

/** The body, path, headers and size. */
type Kind = readonly [name: string, path: string, headers: Record<string, string>, bytes: number]

const KINDS: readonly Kind[] = [
	['change notices without a signature', '/api/content-changed', {}, 1024 * KIB],
	['change notices with a forged signature', '/api/content-changed', { 'X-Rescue-Signature': FORGED }, 64 * KIB],
	['forms', '/apply/contact/question', { 'Content-Type': FORM_TYPE }, 512 * KIB],
	[
		'forms of unknown length',
		'/apply/contact/question',
		{ 'Content-Type': FORM_TYPE, 'Transfer-Encoding': 'chunked' },
		512 * KIB,
	],
]

test.each(KINDS)(
	'400 unfinished %s cost little memory, and a visitor gets through',
	async (name, path, headers, bytes) => {
		const site = await startDeployedSite({ ...SMALL_CHARITY, TRUST_PROXY: '1', LOG_LEVEL: 'warn' })
		onTestFinished(async () => void (await site.stop()))
		// The first requests need memory of their own.
		for (const warm of ['/', '/dogs', '/apply/contact/question', '/nothing-here']) await site.get(warm)
		await aForm(site, '203.0.113.250')
		const requests = Array.from({ length: SOCKETS }, (_, index) => ({
			path,
			headers,
			bytes,
			address: anAddress(index),
		}))
		const more = await cost(site, requests)
		console.log(`${name}: ${(more / MIB).toFixed(1)} MiB more`)
		expect(more).toBeLessThan(MAX_MORE_BYTES)
	},
)

test('fifty concurrent oversized bodies use little memory, and the next visitor gets a response', async () => {
	const site = await startDeployedSite({ ...SMALL_CHARITY })
	onTestFinished(async () => void (await site.stop()))
	const url = `${site.url}/apply/contact/question`
	const body = Array<Buffer>(80).fill(Buffer.alloc(64 * KIB, 'a'))
	const before = site.memory()
	const floods = Array.from({ length: 50 }, () =>
		postBytes(url, { 'Content-Type': FORM_TYPE }, body).catch(() => ({ status: 413 })),
	)
	await Promise.all(floods)
	const more = site.memory() - before
	console.log(`oversized bodies: ${(more / MIB).toFixed(1)} MiB more`)
	expect(more).toBeLessThan(MAX_MORE_BYTES_OF_FLOOD)
	expect((await site.get('/apply/contact/question')).status).toBe(200)
})
