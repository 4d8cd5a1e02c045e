import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { LIES, SLOW_LIES } from '#tests/fixtures/lies.ts'
import { expectNobodyWaits, expectNoneBelieved, pathsOf, startTruthful, tell } from './lying-backend.ts'
import { PATIENCE_MS, ready } from './readiness.ts'
import { eventually, startSiteProcess } from './site-process.ts'

/** One of each kind; `tests/matrix` tells all of them. */
const ALWAYS_TOLD = [
	'sends empty lists',
	'sends one record where it says there are 41',
	'gives all records one id',
	'breaks off in the middle of an answer',
	'counts in words',
	'sends options without anything in them',
]

test('of a backend that lies the site believes nothing, before and after a restart', async () => {
	const truthful = await startTruthful()
	const { backend, site, settings, paths } = truthful
	expect(paths.filter((path) => path.startsWith('/dogs/')).length).toBeGreaterThan(35)

	const lies = LIES.filter(({ name }) => ALWAYS_TOLD.includes(name))
	expect(lies).toHaveLength(ALWAYS_TOLD.length)
	await expectNoneBelieved(truthful, lies)
	for (const path of paths) expect((await site.get(path)).status, path).toBe(200)
	await site.stop()

	const [empty] = LIES
	tell(backend, empty ?? null)
	const again = await startSiteProcess(settings)
	await eventually(
		() => ready(again),
		({ content }) => content.withheld.some(({ list }) => list === 'dogs'),
		PATIENCE_MS,
	)
	expect(await pathsOf(again)).toEqual(paths)
	expect(again.logged()).toContainEqual(
		expect.objectContaining({ level: 40, msg: 'content removal withheld', list: 'dogs', offered: 0 }),
	)

	// An operator who knows better is believed at once.
	const env = { PATH: process.env.PATH, ...settings }
	const { stdout } = await promisify(execFile)(process.execPath, ['server/desk.ts', 'accept-content', 'dogs'], { env })
	expect(stdout).toContain('Applied: dogs.')
	expect((await again.get('/dogs/biscuit')).status).toBe(404)
	expect((await ready(again)).content.withheld.map(({ list }) => list)).not.toContain('dogs')
	await again.stop()
	await backend.kill()
}, 600_000)

test.each(SLOW_LIES.slice(0, 1))('a backend that $name keeps no page and no change notice waiting', expectNobodyWaits)
