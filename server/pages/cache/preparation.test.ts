import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import type { Page } from '../page.ts'
import { createPreparation } from './preparation.ts'

const page: Page = { status: 200, headers: [], etag: null, length: 0, encodings: {} }
const empty = someContent()
const [first, second] = [someContent({ options: someOptions() }), someContent({ options: someOptions() })]

function preparation({ warmsUp = true } = {}) {
	const done: string[] = []
	const prepare = createPreparation({
		prepareContent: async () => void done.push('prepared'),
		async render({ url }) {
			done.push(new URL(url).pathname)
			return page
		},
		siteUrl: 'https://www.fairlead.example',
		today: () => new Date('2026-11-21'),
		warmsUp,
	})
	return { prepare, done }
}

test('pages of the first content are rendered before it is published, once its lookups are ready', async () => {
	const { prepare, done } = preparation()
	await prepare(first, empty)
	expect(done).toEqual(['prepared', '/dogs', '/dogs'])
	await prepare(second, first)
	expect(done.slice(3)).toEqual(['prepared'])
})

test('without options or prerendering no page is prerendered', async () => {
	const empties = preparation()
	await empties.prepare(empty, empty)
	expect(empties.done).toEqual(['prepared'])
	const off = preparation({ warmsUp: false })
	await off.prepare(first, empty)
	expect(off.done).toEqual(['prepared'])
})
