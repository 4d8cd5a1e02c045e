import { pino } from 'pino'
import { expect, test } from 'vitest'
import { finishPreparing, prepareContent } from '#app/prepare-content.server.ts'
import { createReplicaState } from '#content/replica/replica-state.ts'
import { loadedDog } from '#tests/builders/backend/backend.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { manyDogs } from '#tests/builders/content/many-dogs.ts'
import { longestBlock } from './longest-block.ts'

const MAX_BLOCK_MS = 50

test('a thousand dogs with long stories become a revision without holding the event loop for more than 50 ms', async () => {
	const state = createReplicaState({ changed: () => {}, log: pino({ level: 'silent' }) })
	const html = 'A story. '.repeat(5000)
	const dogs = Array.from({ length: 1000 }, (_, n) => loadedDog(aDog({ id: n + 1, html })))
	await state.patch((data) => ({ ...data, items: { ...data.items, dogs } }))
	expect(await longestBlock(() => state.publish())).toBeLessThan(MAX_BLOCK_MS)
})

test('five hundred dogs are prepared without holding the event loop for more than 50 ms', async () => {
	const next = someContent({ dogs: manyDogs(500) })
	const today = new Date('2026-11-21')
	const block = await longestBlock(async () => {
		await prepareContent({ next, before: someContent(), today })
		await finishPreparing(next, today)
	})
	expect(block).toBeLessThan(MAX_BLOCK_MS)
})
