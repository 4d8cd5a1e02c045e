import type { PictureData } from '../../media/picture.tsx'

/** One entry of a section: a step, a question, a card, a number. */
export interface PageSectionItem {
	title: string
	html: string
	/** A site route, an external URL, or "". */
	url: string
	picture: PictureData | null
}

/** A section of a page in the content backend's format. */
export interface PageSectionData {
	type: 'hero' | 'text' | 'steps' | 'faq' | 'cards' | 'cta' | 'gallery' | 'numbers' | 'quote'
	/** The anchor, so that menus can link to `/page#id`. */
	id: string
	title: string
	html: string
	button: { text: string; url: string } | null
	items: PageSectionItem[]
}
