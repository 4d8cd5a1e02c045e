import { expect, onTestFinished, test, vi } from 'vitest'
import { aBackend, loadedDog } from '#tests/builders/backend/backend.ts'
import { aReplica, aSyncedReplica, biscuit, tempDir } from '#tests/builders/backend/replica.ts'
import { dogRecord, standIn } from '#tests/fixtures/wordpress/stand-in.ts'
import { createReplica } from '../replica.ts'

/** A busy machine takes its time. */
const WAIT = { timeout: 30_000, interval: 5 }

const TERRIER = { id: 901, slug: 'terrier', name: 'Terrier' }
const IMAGE = {
	id: 801,
	source_url: '/wp-content/uploads/a.jpg',
	alt_text: 'A dog',
	width: 800,
	height: 600,
	sizes: {},
}

/** A WordPress with our plugin and no change notices, asked every few milliseconds in the place of every minute. */
async function aPolledWordPress() {
	const dogs = [
		dogRecord({ id: 1, slug: 'biscuit', image: IMAGE, breeds: [TERRIER] }),
		dogRecord({ id: 2, slug: 'juno' }),
		dogRecord({ id: 3, slug: 'maple' }),
	]
	const media = [{ id: 801, alt_text: 'A dog', modified_gmt: '2026-11-01T00:00:00', caption: { rendered: '' } }]
	const routes: Record<string, unknown[]> = { 'wp/v2/dogs': dogs, 'wp/v2/dog-breeds': [TERRIER], 'wp/v2/media': media }
	for (const list of ['merch', 'docs', 'pages', 'stories', 'roles']) routes[`wp/v2/${list}`] = []
	const world = standIn({ routes: { ...routes, 'custom/v1/options/general': {} } })
	const log = { info() {}, warn() {}, error() {} }
	const replica = createReplica({ backend: world.backend, dataDir: await tempDir(), log, pollSeconds: 0.05 })
	onTestFinished(() => replica.stop())
	await replica.start()
	await vi.waitFor(() => expect(callsTo('media')).toBeGreaterThan(1), WAIT)

	function callsTo(list: string) {
		return world.calls.filter(({ pathname }) => pathname.endsWith(`/${list}`)).length
	}
	/** Calls for whole dogs. */
	const bodies = () => world.calls.filter(({ searchParams }) => searchParams.get('_fields')?.includes('title')).length
	return { ...world, replica, dogs, bodies, callsTo }
}

test('the description of a picture, the name of a breed, a text and a withdrawal come with the next poll', async () => {
	const { replica, dogs, routes } = await aPolledWordPress()
	expect((await replica.current()).dog('biscuit')).toMatchObject({
		picture: { alt: 'A dog' },
		breeds: [{ name: 'Terrier' }],
	})

	const [biscuit] = dogs
	Object.assign(biscuit, {
		image: { ...IMAGE, alt_text: 'Biscuit, asleep' },
		breeds: [{ ...TERRIER, name: 'Border terrier' }],
	})
	routes['wp/v2/media'] = [{ id: 801, alt_text: 'Biscuit, asleep', modified_gmt: '2026-11-01T00:00:00' }]
	routes['wp/v2/dog-breeds'] = [{ ...TERRIER, name: 'Border terrier' }]
	Object.assign(dogs[1], { title: { rendered: 'Juno II' }, plain: undefined, modified_gmt: '2026-11-21T12:00:00' })
	routes['wp/v2/dogs'] = dogs.slice(0, 2)

	await vi.waitFor(async () => {
		const content = await replica.current()
		expect(content.dog('biscuit')).toMatchObject({
			picture: { alt: 'Biscuit, asleep' },
			breeds: [{ name: 'Border terrier' }],
		})
		expect(content.dog('juno')?.title).toBe('Juno II')
		expect(content.dog('maple')).toBeUndefined()
	}, WAIT)
})

test('unchanged records are listed but never fetched again', async () => {
	const { calls, bodies, callsTo } = await aPolledWordPress()
	const before = bodies()
	calls.length = 0
	await vi.waitFor(() => expect(callsTo('media')).toBeGreaterThan(4), WAIT)
	expect(before).toBeGreaterThan(0)
	expect(bodies()).toBe(0)
})

test('a poll of our plugin with up to 100 pictures makes at most 20 calls', async () => {
	const { calls, callsTo } = await aPolledWordPress()
	calls.length = 0
	await vi.waitFor(() => expect(callsTo('media')).toBeGreaterThan(4), WAIT)
	expect(calls.length / callsTo('media')).toBeLessThanOrEqual(20)
})

test('an alt text edited between the first sync and the first media list is found', async () => {
	const made = aBackend()
	made.world.media = [{ id: 1101, alt: 'Edited', version: '1' }]
	const { world } = await aSyncedReplica({ made, pollSeconds: 0.03 })
	await vi.waitFor(() => expect(world.calls).toContain('dogs?ids=101'), WAIT)
	// Whatever the record says then, it is not asked for again.
	world.calls.length = 0
	await vi.waitFor(() => expect(world.calls.filter((call) => call === 'media').length).toBeGreaterThan(3), WAIT)
	expect(world.calls.filter((call) => call.startsWith('dogs?ids'))).toEqual([])
})

test('an empty or closed media library changes nothing', async () => {
	const made = aBackend()
	made.world.media = [{ id: 1101, alt: '', version: '1' }]
	const { world, replica } = await aSyncedReplica({ made, pollSeconds: 0.03 })
	await vi.waitFor(() => expect(world.calls.filter((call) => call === 'media').length).toBeGreaterThan(1), WAIT)
	const { revision } = await replica.current()
	world.calls.length = 0
	world.media = []
	await vi.waitFor(() => expect(world.calls.filter((call) => call === 'media').length).toBeGreaterThan(3), WAIT)
	expect(world.calls.filter((call) => call.startsWith('dogs?ids'))).toEqual([])
	expect((await replica.current()).revision).toBe(revision)
})

test('a list of 2,500 is read in every third round', async () => {
	const made = aBackend()
	const { item } = biscuit
	made.world.shelves.dogs = Array.from({ length: 2500 }, (_, n) =>
		loadedDog({ ...item, id: n + 1, slug: `dog-${n + 1}` }),
	)
	const { world, replica } = await aReplica({ made, pollSeconds: 0.02 })
	await replica.start()
	await vi.waitFor(() => expect(world.calls.filter((call) => call === 'options').length).toBeGreaterThan(9), WAIT)
	// Without a round that is under way.
	const calls = world.calls.slice(0, world.calls.lastIndexOf('merch?sweep') + 1)
	const sweeps = (type: string) => calls.filter((call) => call === `${type}?sweep`).length
	expect(sweeps('dogs')).toBeLessThanOrEqual(Math.ceil(sweeps('merch') / 3))
	expect(sweeps('dogs')).toBeGreaterThan(0)
})
