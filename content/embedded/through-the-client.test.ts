import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aContentFolder, markdown } from '#tests/builders/backend/content-folder.ts'
import { createReplica } from '../replica/replica.ts'
import { createWordPressBackend } from '../wordpress/client.ts'
import { parseContentChanged } from '../wordpress/content-changed.ts'
import type { Problem } from '../wordpress/report.ts'
import { createEmbeddedBackend } from './embedded-backend.ts'

const SAMPLE = join(import.meta.dirname, '../../sample')

/** Everything between a folder and the pages, in one process and without a port. */
async function aSite(contentDir: string, dataDir: string, { isDown = false } = {}) {
	const problems: Problem[] = []
	const report = (problem: Problem) => void problems.push(problem)
	const embedded = createEmbeddedBackend({ contentDir, report, watch: true })
	const backend = createWordPressBackend({
		apiBase: 'http://fairlead.test',
		fetch: (url, init) => (isDown ? new Promise(() => {}) : embedded.handle(new Request(url, init))),
		report,
		source: 'embedded',
	})
	const silent = () => {}
	const replica = createReplica({ backend, dataDir, log: { info: silent, warn: silent, error: silent } })
	embedded.onChange((events) => replica.changed(parseContentChanged({ v: 1, id: 'embedded', events }, report).events))
	onTestFinished(async () => {
		embedded.stop()
		await replica.stop()
	})
	await replica.start()
	await replica.current()
	return { replica, problems }
}

test('saving a file shows within two seconds in what pages read, and an old address leads on', async () => {
	const folder = await aContentFolder()
	onTestFinished(folder.remove)
	const { replica } = await aSite(folder.dir, join(folder.dir, '.data'))
	expect((await replica.current()).dog('biscuit')?.title).toBe('Biscuit & "friends"')

	const front = 'old_slugs: [biskit]\nmeta: { status: available }'
	await folder.write('dogs/biscuit.md', markdown(101, 'Biscuit the Brave', front))

	await vi.waitFor(
		async () => expect((await replica.current()).dog('biscuit')?.title).toBe('Biscuit the Brave'),
		30_000,
	)
	expect(await replica.currentSlug('dogs', 'biskit')).toBe('biscuit')
})

test('every file of the sample is served, read and accepted', async () => {
	const folder = await aContentFolder()
	onTestFinished(folder.remove)
	const { replica, problems } = await aSite(SAMPLE, join(folder.dir, '.data'))

	const { counts } = replica.status()
	for (const [type, count] of Object.entries(counts)) {
		const files = (await readdir(join(SAMPLE, type))).filter((name) => name.endsWith('.md'))
		expect(`${count} ${type}`).toBe(`${files.length} ${type}`)
	}
	// A picture that is not drawn yet has a stand-in on the pages; anything else is a mistake in the sample.
	expect(problems.filter(({ message }) => !message.includes('has no picture'))).toEqual([])
})

test('the sample has the same revision from the backend and from the snapshot', async () => {
	const folder = await aContentFolder()
	onTestFinished(folder.remove)
	const dataDir = join(folder.dir, '.data')
	const { replica } = await aSite(SAMPLE, dataDir)
	const { revision } = await replica.current()
	await replica.stop()

	const restarted = await aSite(SAMPLE, dataDir, { isDown: true })

	expect((await restarted.replica.current()).revision).toBe(revision)
})
