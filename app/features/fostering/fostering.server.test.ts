import { expect, test } from 'vitest'
import type { Page, Section } from '#content/model/content.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { fosteringPage } from './fostering.server.ts'

function page(types: Section['type'][]): Page {
	const sections = types.map((type, i) => ({ type, id: `${type}-${i}`, title: '', html: '', button: null, items: [] }))
	const times = { publishedAt: '2026-01-01T00:00:00Z', modifiedAt: '2026-01-01T00:00:00Z' }
	return {
		...times,
		id: 503,
		slug: 'fostering',
		title: 'Foster a dog',
		excerpt: '',
		html: '',
		picture: null,
		path: 'fostering',
		sections,
	}
}

const idsOf = (sections: { id: string }[]) => sections.map(({ id }) => id)

test('what we pay for stands against what you need, and every other section keeps its order', () => {
	const shown = fosteringPage(
		someContent({ pages: [page(['hero', 'cards', 'text', 'text', 'steps', 'cards', 'quote'])] }),
	)
	expect(shown.kinds?.id).toBe('cards-1')
	expect(idsOf(shown.bargain)).toEqual(['text-2', 'text-3'])
	expect(idsOf(shown.others)).toEqual(['steps-4', 'cards-5', 'quote-6'])
})

test('one text alone has nothing to stand against and stays where it was', () => {
	const shown = fosteringPage(someContent({ pages: [page(['text', 'steps'])] }))
	expect(shown.bargain).toEqual([])
	expect(idsOf(shown.others)).toEqual(['text-0', 'steps-1'])
})
