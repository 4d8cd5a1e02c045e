import { expect, test } from 'vitest'
import { aBackend, loadedDog } from '#tests/builders/backend/backend.ts'
import { aReplica, tempDir } from '#tests/builders/backend/replica.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { withheldFiles } from './withheld-files.ts'

async function withheldDogs() {
	const made = aBackend()
	made.world.shelves.dogs = Array.from({ length: 6 }, (_, n) => loadedDog(aDog({ id: n + 1, title: `Dog ${n + 1}` })))
	const dataDir = await tempDir()
	const { replica, world, logged } = await aReplica({ made, dataDir, pollSeconds: 100_000 })
	await replica.start()
	await replica.current()
	world.shelves.dogs = world.shelves.dogs.slice(0, 1)
	await replica.syncAll()
	const files = withheldFiles(dataDir)
	await expect.poll(files.read).toHaveLength(1)
	return { replica, world, logged, files, shown: () => replica.status().counts.dogs }
}

test('an operator lists and accepts a withheld removal while the site runs', async () => {
	const { replica, files, shown, logged } = await withheldDogs()
	expect(shown()).toBe(6)
	const [removal] = await files.read()
	expect(removal).toMatchObject({ list: 'dogs', held: 6, offered: 1 })

	await files.accept([removal?.id ?? ''])

	await expect.poll(shown).toBe(1)
	await expect.poll(files.read).toEqual([])
	expect(replica.status().withheld).toEqual([])
	expect(logged).toContain('warn: content removal accepted by an operator')
})

test('accepting a removal does not accept a later one', async () => {
	const { replica, world, files, shown } = await withheldDogs()
	await files.accept(['00000000'])
	world.shelves.dogs = []
	await replica.syncAll()
	await expect.poll(async () => (await files.read())[0]?.offered).toBe(0)

	await replica.stop()
	expect(shown()).toBe(6)
})
