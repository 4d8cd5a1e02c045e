import type { Content, Page } from '#content/model/content.ts'
import { pathOf } from '#domain/pages/path-of.ts'
import { frameTables } from '../wide-tables.ts'
import type { PlainPageData } from './plain-page.tsx'

/** A page of the backend at its own URL. */
export function plainPageView(page: Page, content: Content): PlainPageData {
	const hero = page.sections.find((section) => section.type === 'hero')
	return {
		path: pathOf(page),
		title: hero?.title || page.title,
		lede: hero?.html ?? '',
		description: page.excerpt,
		picture: page.picture ?? hero?.items[0]?.picture ?? null,
		button: hero?.button ?? null,
		html: frameTables(page.html),
		sections: page.sections.filter((section) => section !== hero),
		trail: [{ text: 'Home', to: '/' }, ...parentsOf(page, content), { text: page.title }],
	}
}

/** The existing ancestors of a page: "about" of "about/our-people". */
function parentsOf({ path }: Page, content: Content): { text: string; to: string }[] {
	const parts = path.split('/')
	return parts.slice(1).flatMap((_, i) => {
		const parent = content.page(parts.slice(0, i + 1).join('/'))
		return parent ? [{ text: parent.title, to: pathOf(parent) }] : []
	})
}
