import { data, type RouterContextProvider, redirect } from 'react-router'
import type { ContentType } from '#content/model/content.ts'
import { isSlug } from '#lib/text/slug.ts'
import { contentContext, currentSlugContext } from '../content.server.ts'
import { failedValidation } from './not-found.ts'

interface ItemRequest<T> {
	context: Readonly<RouterContextProvider>
	/** The loader's `url` argument; `request.url` still has the router's own `.data` ending. */
	url: URL
	type: ContentType
	slug: string | undefined
	find: (slug: string) => T | undefined
	/** The path of an item. */
	to: (slug: string) => string
}

/**
 * The item of a slug. An upper-case or old slug is redirected (301), so that shared links never die; an invalid or
 * unknown one is failed validation: the error screen replaces the page. While content is partial it may still come: 503.
 */
export async function itemOr404<T>({ context, url, type, slug, find, to }: ItemRequest<T>): Promise<T> {
	if (!isSlug(slug)) throw failedValidation(url.pathname)
	const item = find(slug)
	if (item !== undefined) return item
	if (context.get(contentContext).isPartial) throw data({ message: 'The content is still loading' }, { status: 503 })
	// WordPress slugs are lower-case.
	const lowerCase = slug.toLowerCase()
	const newSlug = find(lowerCase) === undefined ? await context.get(currentSlugContext)(type, lowerCase) : lowerCase
	if (newSlug !== undefined && newSlug !== slug && find(newSlug) !== undefined)
		throw redirect(to(encodeURIComponent(newSlug)) + url.search, 301)
	throw failedValidation(url.pathname)
}
