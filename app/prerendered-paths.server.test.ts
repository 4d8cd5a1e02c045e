import { expect, test } from 'vitest'
import { sampleContent } from '#tests/builders/content/sample-content.ts'
import { CACHED_PAGES, PRERENDERED } from './pages.ts'
import { prerenderedPaths } from './prerendered-paths.server.ts'

test('every page of the sample charity is prerendered, waiting dogs before rehomed ones', async () => {
	const content = await sampleContent()
	const paths = prerenderedPaths(content, new Date('2026-11-21'))
	expect(paths.slice(0, 2)).toEqual(['/', '/dogs'])
	for (const dog of content.dogs) expect(paths).toContain(`/dogs/${dog.slug}`)
	for (const path of ['/merch/rope-lead', '/useful-info/first-three-days', '/docs/privacy', '/stories/clem']) {
		expect(paths).toContain(path)
	}
	const place = (slug: string) => paths.indexOf(`/dogs/${slug}`)
	expect(place('biscuit')).toBeLessThan(place('rufus'))
	expect(new Set(paths).size).toBe(paths.length)
	expect(paths.every((path) => !path.includes(':'))).toBe(true)
})

test('prerendered pages are cached', () => {
	expect(PRERENDERED.filter((pattern) => !Object.hasOwn(CACHED_PAGES, pattern))).toEqual([])
})
