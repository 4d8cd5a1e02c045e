import { expect, test } from 'vitest'
import { dogRecord, json, standIn } from '#tests/fixtures/wordpress/stand-in.ts'

const dogs = (count: number) => Array.from({ length: count }, (_, n) => dogRecord({ id: n + 1, slug: `dog-${n + 1}` }))

/** A backend that sends `lists` one after the other, the last again and again, and says of each that it has `total`. */
function saying(total: unknown, pages: unknown, ...lists: unknown[][]) {
	const world = standIn()
	let asked = 0
	world.routes['wp/v2/dogs'] = () => {
		const list = lists[Math.min(asked, lists.length - 1)]
		asked += 1
		return json(list, { headers: { 'x-wp-total': String(total), 'x-wp-totalpages': String(pages) } })
	}
	return { ...world, asked: () => asked }
}

test('a list that contradicts its total is read again', async () => {
	const { backend, asked, problems } = saying(41, 1, dogs(1), dogs(41))

	expect(await backend.items('dogs')).toMatchObject({ seen: { length: 41 }, unshown: 0 })
	expect(asked()).toBe(2)
	expect(problems).toEqual([])
})

test('a list with less than half of what it says is an error that gives both numbers', async () => {
	const { backend } = saying(41, 1, dogs(1))

	await expect(backend.items('dogs')).rejects.toThrow('reports 41 records and returned 1')
	await expect(backend.ids('dogs')).rejects.toThrow('reports 41 records and returned 1')
})

test('a total above the list is accepted after three equal passes and reported once', async () => {
	const { backend, asked, problems } = saying(41, 1, dogs(38))

	expect(await backend.items('dogs')).toMatchObject({ seen: { length: 38 }, unshown: 3 })
	expect(asked()).toBe(3)
	await backend.items('dogs')
	expect(problems).toMatchObject([{ type: 'dogs', field: 'X-WP-Total', message: expect.stringContaining('41') }])
})

test('three different passes are an error', async () => {
	const { backend } = saying(41, 1, dogs(38), dogs(37), dogs(38))

	await expect(backend.items('dogs')).rejects.toThrow('reports 41')
})

test('more records than the total are all accepted', async () => {
	const { backend } = saying(1, 1, dogs(41))

	expect(await backend.items('dogs')).toMatchObject({ seen: { length: 41 }, unshown: 0 })
})

test.each(['', 'many', '-1', '1e9'])('a total of "%s" says nothing', async (total) => {
	const { backend } = saying(total, total, dogs(3))

	expect(await backend.items('dogs')).toMatchObject({ seen: { length: 3 }, unshown: 0 })
})

test('a backend that repeats the first page is detected at the second', async () => {
	const { backend, asked } = saying(5000, 50, dogs(100))

	await expect(backend.items('dogs')).rejects.toThrow('the same page repeatedly')
	expect(asked()).toBe(2)
})
