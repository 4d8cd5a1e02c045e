import { expect, test } from 'vitest'
import { readCsv } from '#tests/builders/feed.ts'
import { startSiteProcess } from './site-process.ts'

/** In the sample Wren has `children: {fit: no, min_age: 10}`: no below 10, unknown from 10 on. */
test('a dog’s minimum age of children is the same everywhere', async () => {
	const site = await startSiteProcess({})
	const page = async (path: string) => {
		const { status, text } = await site.get(path)
		expect(status, path).toBe(200)
		return text.replaceAll('<!-- -->', '')
	}
	const isListed = async (query: string) => /href="\/dogs\/wren[?"]/.test(await page(`/dogs?${query}`))

	expect(await isListed('children=12-15&untested=1'), 'not known with children of 12 to 15').toBe(true)
	expect(await isListed('children=5-11&untested=1'), 'not known with some of 5 to 11').toBe(true)
	expect(await isListed('with=children&untested=1'), 'not known with children').toBe(true)
	expect(await isListed('children=0-4&untested=1'), 'not with children under 5').toBe(false)
	expect(await isListed('children=12-15'), 'no promise about older children').toBe(false)

	const profile = await page('/dogs/wren')
	expect(profile).toContain('Children under 10')
	expect(profile).toContain('Children 10 and over')
	expect(await page('/dogs/wren/poster')).toContain('Not with small pets or children under 10.')
	expect(await page('/compare?dogs=wren,biscuit')).toContain('Not under 10; older not known yet')
	// A household whose youngest is 10 to 12.
	expect(await page('/dogs/wren?home=14-------')).toContain('1 not known yet')

	const { items } = JSON.parse(await page('/feeds/dogs.json'))
	const wren = items.find(({ title }: { title: string }) => title === 'Wren')
	expect(wren._rescue_dog.goodWith.children).toMatchObject({ answer: 'unknown', minAge: 10 })
	for (const [file, name, kids] of [
		['petfinder.csv', 'AnimalName', 'NoKids'],
		['rescuegroups.csv', 'name', 'kids'],
		['shelter-manager.csv', 'ANIMALNAME', 'ANIMALGOODWITHKIDS'],
	] as const) {
		const line = readCsv(await page(`/feeds/${file}`)).find((one) => one[name] === 'Wren')
		expect(line?.[kids], file).toBe('')
		expect(JSON.stringify(line), file).toContain('cannot live with children under 10')
	}
	await site.stop()
})
