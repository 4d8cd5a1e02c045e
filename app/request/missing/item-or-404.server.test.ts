import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { contentContext, currentSlugContext } from '../content.server.ts'
import { itemOr404 } from './item-or-404.server.ts'

const content = someContent({ dogs: [aDog({ id: 101, slug: 'biscuit' })] })

/** The dog, or the status of the response. */
async function ask(slug: string, { isPartial }: { isPartial: boolean }) {
	const context = new RouterContextProvider()
	context.set(contentContext, isPartial ? { ...content, isPartial } : content)
	context.set(currentSlugContext, async () => undefined)
	const url = new URL(`https://rescue.example/dogs/${slug}`)
	const to = (path: string) => `/dogs/${path}`
	try {
		return (await itemOr404({ context, url, type: 'dogs', slug, find: content.dog, to })).slug
	} catch (error) {
		return error instanceof Response ? error.status : (error as { init: ResponseInit }).init.status
	}
}

test('an item that is not there is a 404', async () => {
	expect(await ask('biscuit', { isPartial: false })).toBe('biscuit')
	expect(await ask('nobody', { isPartial: false })).toBe(404)
	expect(await ask('Biscuit', { isPartial: false })).toBe(301)
})

test('while lists are missing an unknown item is a 503, so that no crawler forgets it; an invalid slug stays a 404', async () => {
	expect(await ask('biscuit', { isPartial: true })).toBe('biscuit')
	expect(await ask('nobody', { isPartial: true })).toBe(503)
	expect(await ask('no..slug', { isPartial: true })).toBe(404)
})
