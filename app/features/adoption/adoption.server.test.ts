import { expect, test } from 'vitest'
import type { Page, Section } from '#content/model/content.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { adoptionPage } from './adoption.server.ts'

function page(types: Section['type'][]): Page {
	const sections = types.map((type, i) => ({ type, id: `${type}-${i}`, title: '', html: '', button: null, items: [] }))
	const times = { publishedAt: '2026-01-01T00:00:00Z', modifiedAt: '2026-01-01T00:00:00Z' }
	return {
		...times,
		id: 502,
		slug: 'adoption',
		title: 'How adoption works',
		excerpt: '',
		html: '',
		picture: null,
		path: 'adoption',
		sections,
	}
}

const idsOf = (sections: { id: string }[]) => sections.map(({ id }) => id)

test('two short texts stand beside the steps, and no section of the editor is lost', () => {
	const shown = adoptionPage(
		someContent({ pages: [page(['hero', 'steps', 'text', 'text', 'faq', 'text', 'gallery'])] }),
	)
	expect(shown.steps?.id).toBe('steps-1')
	expect(idsOf(shown.asides)).toEqual(['text-2', 'text-3'])
	expect(idsOf(shown.others)).toEqual(['faq-4', 'text-5', 'gallery-6'])
})

test('without steps the texts keep their place among the others', () => {
	const shown = adoptionPage(someContent({ pages: [page(['text', 'faq'])] }))
	expect(shown).toMatchObject({ title: 'How adoption works', steps: null, asides: [] })
	expect(idsOf(shown.others)).toEqual(['text-0', 'faq-1'])
})

test('cards that end the page are the places to go, cards before the end are not', () => {
	const ending = adoptionPage(someContent({ pages: [page(['cards', 'faq', 'cards'])] }))
	expect(ending.centres?.id).toBe('cards-2')
	expect(idsOf(ending.others)).toEqual(['cards-0', 'faq-1'])
	const without = adoptionPage(someContent({ pages: [page(['cards', 'faq'])] }))
	expect(without.centres).toBeNull()
	expect(idsOf(without.others)).toEqual(['cards-0', 'faq-1'])
})

test('each card has the centre of the general options with its name; a centre without a card comes after them', () => {
	const person = { name: 'Moira Kerr', role: 'Manager', line: 'Ring me.', picture: null }
	const centres = [
		{ name: 'Saltmarsh', address: 'Ferry Lane', hours: '', person: null },
		{ name: 'Card', address: 'Mill Lane', hours: 'Every day', person },
	]
	const options = someOptions({ centres })
	const items = [{ title: 'Card', html: '<p>Words.</p>', url: '', picture: null }]
	const made = page(['cards'])
	const pages = [{ ...made, sections: made.sections.map((section) => ({ ...section, items })) }]
	const shown = adoptionPage(someContent({ options, pages })).centres?.places
	expect(shown?.map(({ title, centre }) => [title, centre?.address])).toEqual([
		['Card', 'Mill Lane'],
		['Saltmarsh', 'Ferry Lane'],
	])
	expect(adoptionPage(someContent({ options })).centres).toMatchObject({ id: 'centres', title: 'Where to find us' })
})

test('the page stands even when the backend has none', () => {
	expect(adoptionPage(someContent())).toMatchObject({ title: 'How adoption works', others: [] })
})
