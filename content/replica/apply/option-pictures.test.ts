import { expect, test } from 'vitest'
import { aBackend } from '#tests/builders/backend/backend.ts'
import { aSyncedReplica } from '#tests/builders/backend/replica.ts'
import { aPicture } from '#tests/builders/content/dog.ts'

function aCharityWithAFace() {
	const made = aBackend()
	const picture = aPicture('7')
	const source = {
		id: '7',
		version: picture.version,
		files: [{ url: 'http://wp.example/7.jpg', width: 800, height: 600 }],
	}
	const person = { name: 'Moira Kerr', role: '', line: '', picture }
	made.world.options.centres = [{ name: 'Alder Bank', address: '', hours: '', person }]
	made.world.optionPictures = [source]
	return { made, source }
}

test('the picture of a person at a centre can be loaded, also from the snapshot', async () => {
	const { made, source } = aCharityWithAFace()
	const first = await aSyncedReplica({ made })
	const { revision } = await first.replica.current()
	expect((await first.replica.current()).picture('7')).toEqual(source)
	await first.replica.stop()

	const again = aBackend()
	again.world.broken.add('options')
	const { replica } = await aSyncedReplica({ made: again, dataDir: first.dataDir })
	const content = await replica.current()
	expect(content.picture('7')).toEqual(source)
	expect(content.revision).toBe(revision)
})

test('an edited picture of a person reaches the page with the notice about it', async () => {
	const { made, source } = aCharityWithAFace()
	const { replica } = await aSyncedReplica({ made, pollSeconds: 100_000 })
	made.world.optionPictures = [{ ...source, version: 'new' }]
	await replica.changed([{ event: 'updated', type: 'media', id: 8, slug: '' }])
	expect((await replica.current()).picture('7')?.version).toBe(source.version)
	await replica.changed([{ event: 'updated', type: 'media', id: 7, slug: '' }])
	expect((await replica.current()).picture('7')?.version).toBe('new')
})
