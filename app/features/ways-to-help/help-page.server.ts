import type { Content, Section } from '#content/model/content.ts'
import type { HelpPageData } from './help-head.tsx'

/** What every page of this part of the site opens with, and the sections below it in the order editors gave them. */
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

/** The first section that is nothing but text, for pages that give it a field of its own. */
export function firstText(sections: readonly Section[]): Section | null {
	return sections.find((section) => section.type === 'text' && section.items.length === 0) ?? null
}
