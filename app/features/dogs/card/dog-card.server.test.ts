import { expect, test } from 'vitest'
import { manyDogs } from '#tests/builders/content/many-dogs.ts'
import { dogCard } from './dog-card.server.ts'

test('cards carry only what they show, and pictures in the same widths share one list', () => {
	const today = new Date('2026-11-21')
	const [one, other] = manyDogs(2).map((dog) => {
		const picture = dog.picture ?? {
			id: '1',
			version: 'v',
			alt: '',
			width: 800,
			height: 600,
			focal: [0.5, 0.5] as [number, number],
			caption: 'In the yard',
			widths: [160, 320],
		}
		return dogCard({ ...dog, picture: { ...picture, caption: 'In the yard', widths: [160, 320] } }, today, undefined)
	})
	expect(one?.picture).not.toHaveProperty('caption')
	expect(one?.picture?.widths).toEqual([160, 320])
	// The router encodes an object that occurs twice once.
	expect(one?.picture?.widths).toBe(other?.picture?.widths)
})
