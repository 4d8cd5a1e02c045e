import type { Content, Section } from '#content/model/content.ts'
import type { HelpPageData } from './help-head.tsx'

/** The common data of the pages about helping, with the sections in the editors' order. */
export function helpPage(
	content: Content,
	path: string,
	defaultTitle: string,
): { head: HelpPageData; sections: Section[] } {
	const page = content.page(path)
	const sections = page?.sections ?? []
	const hero = sections.find((section) => section.type === 'hero')
	return {
		head: {
			title: hero?.title || page?.title || defaultTitle,
			pageTitle: page?.title || defaultTitle,
			lede: hero?.html ?? '',
			description: page?.excerpt ?? '',
			picture: page?.picture ?? null,
			button: hero?.button ?? null,
			html: page?.html ?? '',
			phone: content.options?.site.phone ?? '',
		},
		sections: sections.filter((section) => section !== hero),
	}
}

/** The first cards, or the first section of text only, whichever comes first. */
export function firstPromise(sections: readonly Section[]): Section | undefined {
	return sections.find(({ type, items }) =>
		type === 'cards' ? items.length > 0 : type === 'text' && items.length === 0,
	)
}
