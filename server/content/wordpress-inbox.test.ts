import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { verifySignature } from '#content/wordpress/http/signature.ts'
import { MAX_ATTEMPTS } from '#records/outbox/backoff.ts'
import { UndeliverableError } from '#records/outbox/channel.ts'
import { listFailedDeliveries, listPendingDeliveries } from '#records/outbox/failed-deliveries.ts'
import { startOutbox } from '#records/outbox/outbox.ts'
import type { Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { freshStore } from '#tests/records/stores.ts'
import { createWordPressInbox } from './wordpress-inbox.ts'

const SECRET = 'a secret both sides know'
const copy = { idempotency_key: 'c0ffee', reference: 'ADP-7K3F-2M', name: 'Zoë O’Brien' }
const signal = new AbortController().signal

type Fault = (response: ServerResponse, request: IncomingMessage) => void

/** A WordPress whose plugin takes submissions as the contract says, after as many faults as a test names. */
async function aWordPress(faults: Fault[] = []) {
	const entries = new Map<string, unknown>()
	const calls: string[] = []
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = []
		for await (const chunk of request) chunks.push(chunk)
		const rawBody = Buffer.concat(chunks)
		calls.push(`${request.method} ${request.url}`)
		const fault = faults.shift()
		if (fault) return fault(response, request)
		const header = String(request.headers['x-rescue-signature'])
		const isOurs = verifySignature({ secret: SECRET, header, rawBody, nowSeconds: Date.now() / 1000 })
		if (!isOurs) return answer(response, 401, { code: 'bad_signature', message: 'Zoë', data: { status: 401 } })
		const entry = JSON.parse(rawBody.toString('utf8'))
		const isKnown = entries.has(entry.idempotency_key)
		entries.set(entry.idempotency_key, entry)
		answer(response, isKnown ? 200 : 201, { id: 17, status: isKnown ? 'duplicate' : 'received' })
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	onTestFinished(() => {
		server.closeAllConnections()
		server.close()
	})
	return { apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, entries, calls }
}

function answer(response: ServerResponse, status: number, body: unknown, headers = {}) {
	const isText = typeof body === 'string'
	response.writeHead(status, { 'Content-Type': isText ? 'text/html' : 'application/json', ...headers })
	response.end(isText ? body : JSON.stringify(body))
}

const delivery = { id: 'd1', channel: 'wordpress', submissionId: null, payload: copy, attempt: 1 }

test('a submission is delivered signed and unchanged, and a duplicate counts as delivered', async () => {
	const { apiBase, entries, calls } = await aWordPress()
	const inbox = createWordPressInbox({ apiBase, secret: SECRET })
	await inbox(delivery, signal)
	await inbox(delivery, signal)
	expect(calls).toEqual(Array(2).fill('POST /wp-json/custom/v1/submissions'))
	expect([...entries.values()]).toEqual([copy])
})

test('a wrong secret is retried until staff fix it', async () => {
	const { apiBase, entries } = await aWordPress()
	const failed = createWordPressInbox({ apiBase, secret: 'another' })(delivery, signal)
	await expect(failed).rejects.toThrow(
		'WordPress answered 401 (bad_signature): is CONTENT_SECRET the same as in its plugin?',
	)
	await expect(failed).rejects.not.toBeInstanceOf(UndeliverableError)
	expect(entries.size).toBe(0)
})

const FAULTS: [what: string, fault: Fault, reason: RegExp, isPermanent: boolean][] = [
	[
		'an error',
		(r) => answer(r, 500, { code: 'internal_server_error' }),
		/answered 500 \(internal_server_error\)$/,
		false,
	],
	['maintenance', (r) => answer(r, 503, '<h1>Briefly unavailable</h1>'), /answered 503$/, false],
	['too many', (r) => answer(r, 429, 'slow down'), /answered 429$/, false],
	[
		'a plugin that is off',
		(r) => answer(r, 404, { code: 'rest_no_route' }),
		/answered 404 \(rest_no_route\): nothing accepts copies/,
		false,
	],
	['a page instead of JSON', (r) => answer(r, 200, '<!doctype html><p>Welcome'), /answered 200, but not as/, false],
	['JSON that says nothing', (r) => answer(r, 200, { ok: true }), /answered 200, but not as/, false],
	['an unknown status', (r) => answer(r, 201, { id: 1, status: 'queued' }), /answered 201, but not as/, false],
	['an endless answer', (r) => answer(r, 200, 'x'.repeat(100_000)), /and then failed \(the body is larger/, false],
	['a lost connection', (r) => void r.destroy(), /could not be reached/, false],
	['a submission it cannot take', (r) => answer(r, 422, { code: 'bad_entry' }), /answered 422 \(bad_entry\)$/, true],
	['one that is too large', (r) => answer(r, 413, 'too large'), /answered 413$/, true],
	['a code with words in it', (r) => answer(r, 400, { code: 'Zoë is not allowed' }), /answered 400$/, true],
]

for (const [what, fault, reason, isPermanent] of FAULTS) {
	test(`${what}: ${isPermanent ? 'the delivery fails' : 'the delivery is retried'}, and the reason has no personal data`, async () => {
		const { apiBase } = await aWordPress([fault])
		const error = await createWordPressInbox({ apiBase, secret: SECRET })(delivery, signal).then(
			() => null,
			(thrown: unknown) => thrown,
		)
		expect(String(error)).toMatch(reason)
		expect(String(error)).not.toMatch(/Zoë/)
		expect(error instanceof UndeliverableError).toBe(isPermanent)
	})
}

test('nothing that people wrote follows a redirect to another address', async () => {
	const elsewhere = await aWordPress()
	const { apiBase } = await aWordPress([
		(response) => answer(response, 307, '', { Location: `${elsewhere.apiBase}/wp-json/custom/v1/submissions` }),
	])
	const failed = createWordPressInbox({ apiBase, secret: SECRET })(delivery, signal)
	await expect(failed).rejects.toThrow('answered 307: API_BASE redirects')
	expect(elsewhere.calls).toEqual([])
})

test('a WordPress that never answers is given up in time, one that is down at once', async () => {
	const { apiBase } = await aWordPress([() => {}])
	const inbox = createWordPressInbox({ apiBase, secret: SECRET, timeoutMs: 100 })
	const started = Date.now()
	await expect(inbox(delivery, signal)).rejects.toThrow(/could not be reached \(it took too long\)/)
	expect(Date.now() - started).toBeLessThan(5000)
	const down = createWordPressInbox({ apiBase: 'http://127.0.0.1:1', secret: SECRET })
	await expect(down(delivery, signal)).rejects.toThrow(/could not be reached \(/)
})

test('after an error and an hour the outbox hands it over, and WordPress has one entry of it', async () => {
	const store = await freshStore('sqlite')
	const takenBut = (response: ServerResponse) => answer(response, 500, 'the database went away')
	const { apiBase, entries, calls } = await aWordPress([takenBut])
	const clock = { now: Date.now() }
	const outbox = startOutbox({
		store,
		channels: { wordpress: createWordPressInbox({ apiBase, secret: SECRET }) },
		onFailure: () => {},
		onStoreError: (error) => {
			throw error
		},
		now: () => clock.now,
	})
	const copyOf = ({ id }: { id: string }) => [{ channel: 'wordpress', payload: { ...copy, idempotency_key: id } }]
	const { id } = await accept(store, aSubmission(), copyOf, clock.now)
	outbox.kick()
	const waiting = () => store.db.selectFrom('delivery').selectAll().where('done_at', 'is', null).execute()
	await expect.poll(async () => (await waiting())[0]?.last_error).toBe('WordPress answered 500')
	clock.now += 3_600_000
	outbox.kick()
	await expect.poll(async () => (await waiting()).length).toBe(0)
	await outbox.stop()
	expect(calls).toHaveLength(2)
	expect([...entries.keys()]).toEqual([id])
	expect(await listFailedDeliveries(store)).toEqual([])
})

test('a plugin that is missing for weeks is reported once; every copy stays pending and arrives once', async () => {
	const store = await freshStore('sqlite')
	const isOff: Fault = (response) => answer(response, 404, { code: 'rest_no_route' })
	const faults: Fault[] = Array(10_000).fill(isOff)
	const { apiBase, entries, calls } = await aWordPress(faults)
	const clock = { now: Date.now() }
	const told: string[] = []
	const outbox = startOutbox({
		store,
		channels: { wordpress: createWordPressInbox({ apiBase, secret: SECRET, now: () => Date.now() }) },
		onFailure: ({ reason }) => void told.push(reason),
		onStoreError: (error) => {
			throw error
		},
		now: () => clock.now,
	})
	const copyOf = ({ id }: { id: string }) => [{ channel: 'wordpress', payload: { ...copy, idempotency_key: id } }]
	const sent = await Promise.all([1, 2, 3, 4, 5].map(() => accept(store, aSubmission(), copyOf, clock.now)))
	// More than one is given up after, each time as if the plugin was looked for once a day.
	for (let day = 1; day <= MAX_ATTEMPTS + 2; day += 1) {
		const before = calls.length
		outbox.kick()
		await expect.poll(() => calls.length, { timeout: 10_000 }).toBeGreaterThan(before)
		await expect.poll(async () => claimed(store), { timeout: 10_000 }).toBe(0)
		clock.now += 24 * 3_600_000
	}
	expect(told).toEqual([expect.stringMatching(/404 \(rest_no_route\).*Is its plugin active\? Copies stay pending/)])
	expect(await listFailedDeliveries(store)).toEqual([])
	// A few ask for all.
	expect(calls.length).toBeLessThanOrEqual(3 * (MAX_ATTEMPTS + 2))

	faults.length = 0
	outbox.kick()
	await expect.poll(() => entries.size, { timeout: 10_000 }).toBe(5)
	await outbox.stop()
	expect([...entries.keys()].sort()).toEqual(sent.map(({ id }) => id).sort())
	expect(await listPendingDeliveries(store)).toEqual([])
})

/** How many a worker is at. */
async function claimed({ db }: Store): Promise<number> {
	const rows = await db.selectFrom('delivery').select('id').where('lease_until', 'is not', null).execute()
	return rows.length
}
