import { expect, test } from 'vitest'
import { loadedDog } from '#tests/builders/backend/backend.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { emptyReplicaData, withItems } from '../replica-data.ts'
import { withPreviewed } from './previewed.ts'

const published = [aDog({ id: 101, slug: 'biscuit' }), aDog({ id: 103, slug: 'pepper' })].map((dog) => loadedDog(dog))
const data = withItems(emptyReplicaData(), 'dogs', published)

const slugsWith = (id: number, slug: string) =>
	withPreviewed(data, 'dogs', loadedDog(aDog({ id, slug }))).items.dogs.map(({ item }) => `${item.id} ${item.slug}`)

test('a previewed item takes the place of its published copy, of none, or of another at its address', () => {
	expect(slugsWith(101, 'biscuit-two')).toEqual(['101 biscuit-two', '103 pepper'])
	expect(slugsWith(102, 'dot')).toEqual(['101 biscuit', '102 dot', '103 pepper'])
	expect(slugsWith(102, 'pepper')).toEqual(['101 biscuit', '102 pepper'])
	expect(data.items.dogs).toBe(published)
})
