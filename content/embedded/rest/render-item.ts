import { type ContentType, folderOf, postTypeOf } from '#content/model/content-types.ts'
import type { ItemFile } from '../files/item-file.ts'
import type { FileProblem, Library } from '../files/library.ts'
import type { Taxonomy } from '../files/shared-files.ts'
import { renderImage } from './render-image.ts'
import { renderedTermName, renderedText } from './wordpress-text.ts'

/** Shared data for rendering items. */
type RenderContext = Pick<Library, 'media' | 'terms'>

/** Finds pictures and terms by name and reports unknown names. */
interface LookUp {
	image(name: string | null | undefined): ReturnType<typeof renderImage>
	images(names: string[] | null | undefined): NonNullable<ReturnType<typeof renderImage>>[]
	terms(taxonomy: Taxonomy, slugs: string[] | null | undefined): { id: number; slug: string; name: string }[]
}

/** An item as the contract's JSON, with addresses under `origin`. */
export function renderItem(
	item: ItemFile,
	{ media, terms }: RenderContext,
	origin: string,
	problems: FileProblem[] = [],
) {
	const lookUp = createLookUp(item, { media, terms }, origin, problems)
	const pagePath = item.front.path ?? item.slug
	const excerpt = item.excerpt === '' ? '' : `<p>${renderedText(item.excerpt)}</p>\n`
	return {
		id: item.id,
		date: item.date,
		date_gmt: item.date,
		modified: item.modified,
		modified_gmt: item.modified,
		slug: item.slug,
		status: 'publish',
		type: postTypeOf(item.type),
		link: `${origin}${permalinkPath(item.type, item.slug, pagePath)}`,
		title: { rendered: renderedText(item.title) },
		content: { rendered: item.html, protected: false },
		excerpt: { rendered: excerpt, protected: false },
		image: lookUp.image(item.front.image),
		plain: { title: item.title, excerpt: item.excerpt },
		meta: renderMeta(item, lookUp),
		...renderExtras(item, lookUp, pagePath),
	}
}

function renderExtras({ type, front }: ItemFile, lookUp: LookUp, pagePath: string): Record<string, unknown> {
	switch (type) {
		case 'dogs':
			return {
				gallery: lookUp.images(front.gallery),
				cutout: lookUp.image(front.cutout),
				video_url: front.video_url ?? '',
				breeds: lookUp.terms('dog_breed', front.breeds),
				traits: lookUp.terms('dog_trait', front.traits),
				updates: (front.updates ?? []).map((update) => ({ ...update, image: lookUp.image(update.image) })),
			}
		case 'merch':
			return { gallery: lookUp.images(front.gallery), types: lookUp.terms('merch_type', front.types) }
		case 'posts':
			return {
				categories: lookUp.terms('categories', front.categories).map(({ id }) => id),
				tags: lookUp.terms('tags', front.tags).map(({ id }) => id),
			}
		case 'stories':
			return { before: lookUp.image(front.before), after: lookUp.image(front.after) }
		case 'docs':
			return { file: front.file ?? null }
		case 'pages':
			return { path: pagePath }
		default:
			return {}
	}
}

function renderMeta(item: ItemFile, lookUp: LookUp): unknown {
	if (item.type === 'pages') return { ...item.meta, sections: renderSections(item, lookUp) }
	// PHP has one kind of array: WordPress sends an empty map as an empty list.
	return Object.keys(item.meta).length === 0 ? [] : item.meta
}

function renderSections(item: ItemFile, lookUp: LookUp) {
	return item.sections.map(({ type, id, title, html, button, items }) => ({
		type,
		id: id ?? '',
		title: title ?? '',
		html: html ?? '',
		...(button && { button }),
		items: (items ?? []).map((entry) => ({
			title: entry.title ?? '',
			html: entry.html ?? '',
			url: entry.url ?? '',
			image: lookUp.image(entry.image),
		})),
	}))
}

function createLookUp(
	item: ItemFile,
	{ media, terms }: RenderContext,
	origin: string,
	problems: FileProblem[],
): LookUp {
	function image(name: string | null | undefined) {
		if (!name) return null
		const found = media.get(name)
		// Without any pictures this was reported already.
		if (!found && media.size > 0) problems.push({ file: item.file, message: `media.yaml has no picture "${name}"` })
		return renderImage(found, origin)
	}
	function termsOf(taxonomy: Taxonomy, slugs: string[] | null | undefined) {
		return (slugs ?? []).flatMap((slug) => {
			const found = terms[taxonomy].find((term) => term.slug === slug)
			if (!found) problems.push({ file: item.file, message: `terms.yaml has no "${slug}" under ${taxonomy}` })
			return found ? [{ ...found, name: renderedTermName(found.name) }] : []
		})
	}
	return {
		image,
		images: (wanted) => (wanted ?? []).map(image).filter((found) => found !== null),
		terms: termsOf,
	}
}

/** The permalink path of an item, with the slashes WordPress puts around it. */
function permalinkPath(type: ContentType, slug: string, pagePath: string): string {
	if (type !== 'pages') return `${folderOf(type)}/${slug}/`
	return pagePath === '' ? '/' : `/${pagePath}/`
}
