import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { BACKEND_FAULTS } from '#tests/fixtures/backend-faults.ts'
import {
	expectAllRejected,
	pathsOf,
	setFault,
	startWithCorrectBackend,
} from '#tests/integration/content/faulty-backend.ts'
import { PATIENCE_MS, ready } from '#tests/integration/support/readiness.ts'
import { serverEntry } from '#tests/integration/support/server-entry.ts'
import { eventually, startSiteProcess } from '#tests/integration/support/site-process.ts'

/** One of each kind; `tests/matrix` has all, and slow ones. */
const ALWAYS_TOLD = [
	'sends empty lists',
	'sends one record where it says there are 41',
	'gives all records one id',
	'breaks off in the middle of an answer',
	'counts in words',
	'sends options without anything in them',
]

test('invalid responses of a backend change no page, before and after a restart', async () => {
	const correctSite = await startWithCorrectBackend()
	const { backend, site, settings, paths } = correctSite
	expect(paths.filter((path) => path.startsWith('/dogs/')).length).toBeGreaterThan(35)

	const faults = BACKEND_FAULTS.filter(({ name }) => ALWAYS_TOLD.includes(name))
	expect(faults).toHaveLength(ALWAYS_TOLD.length)
	await expectAllRejected(correctSite, faults)
	for (const path of paths) expect((await site.get(path)).status, path).toBe(200)
	await site.stop()

	const [empty] = BACKEND_FAULTS
	setFault(backend, empty)
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

	// An operator can accept the removal.
	const env = { PATH: process.env.PATH, ...settings }
	const { stdout } = await promisify(execFile)(process.execPath, [serverEntry('desk'), 'accept-content', 'dogs'], {
		env,
	})
	expect(stdout).toContain('Applied: dogs.')
	expect((await again.get('/dogs/biscuit')).status).toBe(404)
	expect((await ready(again)).content.withheld.map(({ list }) => list)).not.toContain('dogs')
	await again.stop()
	await backend.kill()
}, 600_000)
