import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { selectedDogs } from './selected-dogs.server.ts'

const biscuit = aDog({ id: 1, title: 'Biscuit' })
const percy = aDog({ id: 2, title: 'Percy', status: 'reserved' })
const clem = aDog({ id: 3, title: 'Clem', status: 'adopted' })
const rufus = aDog({ id: 4, title: 'Rufus', status: 'died' })
const content = someContent({ dogs: [biscuit, percy, clem, rufus] })
const asked = { today: new Date('2026-11-21'), currentSlug: async () => undefined }

test('dogs come in the order of the selection, reserved ones too', async () => {
	const { cards, missing } = await selectedDogs(content, ['percy', 'biscuit'], asked)
	expect(cards.map(({ name }) => name)).toEqual(['Percy', 'Biscuit'])
	expect(missing).toEqual([])
})

test('a rehomed, dead or removed dog is reported, not dropped', async () => {
	const { cards, missing } = await selectedDogs(content, ['clem', 'biscuit', 'rufus', 'nobody'], asked)
	expect(cards).toHaveLength(1)
	expect(missing.map(({ name, to }) => [name, to])).toEqual([
		['Clem', '/dogs/clem'],
		['Rufus', '/dogs/rufus'],
		['', ''],
	])
	expect(missing[0]?.news).toBe('found a home.')
})

test('a rehomed dog is reported once, also when both its old and its new slug are stored', async () => {
	const currentSlug = async (_: string, slug: string) => (slug === 'clementine' ? 'clem' : undefined)
	for (const slugs of [
		['clementine', 'clem'],
		['clem', 'clementine'],
	]) {
		const { missing, moved } = await selectedDogs(content, slugs, { ...asked, currentSlug })
		expect(missing.map(({ slug }) => slug)).toEqual(['clem'])
		expect(moved).toEqual([{ from: 'clementine', to: 'clem', name: 'Clem' }])
	}
})

test('a dog with a new slug is found by the old one, once, and the old one is reported', async () => {
	const currentSlug = async (_: string, slug: string) => (slug === 'bisquit' ? 'biscuit' : undefined)
	const { cards, missing, moved } = await selectedDogs(content, ['bisquit', 'biscuit'], { ...asked, currentSlug })
	expect(cards.map(({ slug }) => slug)).toEqual(['biscuit'])
	expect(missing).toEqual([])
	expect(moved).toEqual([{ from: 'bisquit', to: 'biscuit', name: 'Biscuit' }])
})

test('a pair has one card, whichever of them was selected, and the device keeps the canonical one', async () => {
	const fern = aDog({ id: 5, title: 'Fern', bondedWith: [6] })
	const hattie = aDog({ id: 6, title: 'Hattie' })
	const site = someContent({ dogs: [biscuit, fern, hattie] })
	const { cards, moved } = await selectedDogs(site, ['hattie', 'biscuit', 'fern'], asked)
	expect(cards.map(({ slug, name }) => [slug, name])).toEqual([
		['fern', 'Fern and Hattie'],
		['biscuit', 'Biscuit'],
	])
	expect(moved).toEqual([{ from: 'hattie', to: 'fern', name: 'Fern and Hattie' }])
})
