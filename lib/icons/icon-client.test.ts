import { expect, onTestFinished, test, vi } from 'vitest'
import { DRAWING, hanging, honest, startIconService } from '#tests/builders/icon-service.ts'
import { createIconClient } from './icon-client.ts'

async function service(manner: Parameters<typeof startIconService>[0]) {
	const started = await startIconService(manner)
	onTestFinished(() => started.stop())
	return started
}

function client(...sources: { url: string }[]) {
	const failures: [string, string, string[]][] = []
	const requested: string[] = []
	const load = createIconClient({
		sources: sources.map(({ url }) => url),
		fetch(address, init) {
			requested.push(new URL(address).origin)
			return fetch(address, init)
		},
		report: (failure, { collection, icons }) => failures.push([failure, collection, icons]),
	})
	return { load, failures, requested }
}

/** Until the test ends, timers fire only when the test advances them. */
function stopTimers() {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	onTestFinished(() => void vi.useRealTimers())
}

const ICON = { viewBox: [0, 0, 24, 24], body: DRAWING }

test('names requested in the same tick are batched, sorted and distinct', async () => {
	const one = await service(honest)
	const { load } = client(one)
	const [first, second] = await Promise.all([load(['mdi:paw', 'mdi:bone']), load(['mdi:bone', 'fa:dog', 'no name'])])
	expect(one.asked.sort()).toEqual(['/fa.json?icons=dog', '/mdi.json?icons=bone,paw'])
	expect(first).toEqual({ 'mdi:paw': ICON, 'mdi:bone': ICON })
	expect(second).toEqual({ 'mdi:bone': ICON, 'fa:dog': ICON })
})

test('a pending name is not requested again, a loaded one is not cached', async () => {
	const isAsked = Promise.withResolvers<() => void>()
	const one = await service((...ask) => isAsked.resolve(() => honest(...ask)))
	const { load } = client(one)
	const first = load(['mdi:paw'])
	const answer = await isAsked.promise
	const second = load(['mdi:paw'])
	answer()
	expect(await Promise.all([first, second])).toEqual([{ 'mdi:paw': ICON }, { 'mdi:paw': ICON }])
	expect(one.asked).toHaveLength(1)
	void load(['mdi:paw'])
	await expect.poll(() => one.asked).toHaveLength(2)
})

test('a failing source is passed over at once, a hanging one after 750 ms', async () => {
	const failing = await service((_, response) => response.writeHead(503).end('busy'))
	const silent = await service(hanging)
	const second = await service(honest)
	stopTimers()
	const quick = client(failing, second).load(['mdi:paw'])
	await vi.advanceTimersByTimeAsync(0)
	expect(await quick).toEqual({ 'mdi:paw': ICON })

	const { load, requested } = client(silent, second)
	const slow = load(['mdi:paw'])
	await vi.advanceTimersByTimeAsync(749)
	expect(requested).toEqual([silent.url])
	await vi.advanceTimersByTimeAsync(1)
	expect(requested).toEqual([silent.url, second.url])
	expect(await slow).toEqual({ 'mdi:paw': ICON })
})

test('pending requests are aborted when another source has answered', async () => {
	let closed = () => {}
	const gaveUp = new Promise<void>((resolve) => {
		closed = resolve
	})
	const silent = await service((_ask, _response, request) => request.on('close', closed))
	expect(await client(silent, await service(honest)).load(['mdi:paw'])).toEqual({ 'mdi:paw': ICON })
	await gaveUp
})

test('when all hang, the answer comes after 5 s, without the icons', async () => {
	const silent = await service(hanging)
	const { load, failures } = client(silent)
	stopTimers()
	const loaded = load(['mdi:paw'])
	await vi.advanceTimersByTimeAsync(4999)
	expect(failures).toEqual([])
	await vi.advanceTimersByTimeAsync(1)
	expect(await loaded).toEqual({})
	expect(failures).toEqual([['Failed to load custom icons', 'mdi', ['paw']]])
})

test('when all fail, the rest of the icons still come', async () => {
	const one = await service((ask, response, request) =>
		ask.collection === 'mdi' ? response.writeHead(500).end() : honest(ask, response, request),
	)
	const { load, failures } = client(one)
	expect(await load(['mdi:paw', 'fa:dog'])).toEqual({ 'fa:dog': ICON })
	expect(failures).toEqual([['Failed to load custom icons', 'mdi', ['paw']]])
})

test.for([
	['HTML', '<!doctype html><p>Welcome to the hotel'],
	['half an answer', '{"prefix":"mdi","icons":{"paw":'],
	['another collection', '{"prefix":"evil","icons":{}}'],
	['no icons', '{"prefix":"mdi"}'],
])('a source that sends %s is skipped, and reported when there is no other', async ([, lie]) => {
	const lying = await service((_, response) => response.end(lie))
	const { load, failures } = client(lying)
	expect(await load(['mdi:paw'])).toEqual({})
	expect(failures).toEqual([['Invalid data', 'mdi', ['paw']]])
	expect(await client(lying, await service(honest)).load(['mdi:paw'])).toEqual({ 'mdi:paw': ICON })
})

test('a drawing with a script is skipped, the others load', async () => {
	const body = `${DRAWING}<script>alert(1)</script>`
	const lying = await service(({ collection }, response) =>
		response.end(JSON.stringify({ prefix: collection, icons: { paw: { body }, bone: { body: DRAWING } } })),
	)
	expect(Object.keys(await client(lying).load(['mdi:paw', 'mdi:bone']))).toEqual(['mdi:bone'])
})
