import type { PictureData } from '../media/picture.tsx'

/** One entry of a section: a step, a question, a card, a number. */
export interface PageSectionItem {
	title: string
	html: string
	/** A site route, an address elsewhere, or "". */
	url: string
	picture: PictureData | null
}

/** A section of a page as plain data, in the shape the content backend's sections have. */
export interface PageSectionData {
	type: 'hero' | 'text' | 'steps' | 'faq' | 'cards' | 'cta' | 'gallery' | 'numbers' | 'quote'
	/** Becomes the anchor, so that menus can point at `/page#id`. */
	id: string
	title: string
	html: string
	button: { text: string; url: string } | null
	items: PageSectionItem[]
}
