import { expect, test } from 'vitest'
import { dogRecord, standIn } from '#tests/fixtures/wordpress/stand-in.ts'

test('two different records with one id are both skipped and reported; a repeated record is one dog', async () => {
	const twice = dogRecord({ id: 3, slug: 'moss' })
	const dogs = [
		dogRecord({ id: 1, slug: 'fern' }),
		dogRecord({ id: 2, slug: 'juno' }),
		dogRecord({ id: 2, slug: 'percy' }),
		twice,
		structuredClone(twice),
	]
	const { backend, problems } = standIn({ routes: { 'wp/v2/dogs': dogs } })
	const { items } = await backend.items('dogs')
	expect(new Set(items.map(({ item }) => item.slug))).toEqual(new Set(['fern', 'moss']))
	const report = { type: 'dogs', id: 2, field: 'id', message: 'is also the id of another record' }
	expect(problems).toMatchObject([report, report])
})
