import { z } from 'zod'
import { group, listOf, optionalGroup } from './fields/stored-shape.ts'
import { item, link } from './item.ts'
import { picture } from './picture.ts'

export const sectionType = z.enum(['hero', 'text', 'steps', 'faq', 'cards', 'cta', 'gallery', 'numbers', 'quote'])

const sectionItem = z.object({
	title: z.string(),
	html: z.string(),
	/** A site route, an address elsewhere, or "". */
	url: z.string(),
	picture: picture.nullable(),
})

const section = z.object({
	type: sectionType,
	/** Usable as an HTML id; unique on its page. */
	id: z.string(),
	title: z.string(),
	html: z.string(),
	button: link.nullable(),
	items: z.array(sectionItem),
})
export type Section = z.infer<typeof section>

/** Sections as WordPress stores them in `meta.sections`. */
export const storedSections = listOf(
	group({
		type: { kind: 'choice', words: sectionType.options },
		id: { kind: 'text' },
		title: { kind: 'text' },
		html: { kind: 'html' },
		button: optionalGroup({ text: { kind: 'text' }, url: { kind: 'text' } }),
		items: listOf(
			group({ title: { kind: 'text' }, html: { kind: 'html' }, url: { kind: 'text' }, image: { kind: 'image' } }),
		),
	}),
)

export const page = item.extend({
	/** "waystohelp/donations"; "" is home. */
	path: z.string(),
	sections: z.array(section),
})
export type Page = z.infer<typeof page>
