import type { ContentType } from '#content/model/content.ts'
import { ownValue } from '#lib/own-value.ts'

export interface Kind {
	/** "dog" */
	one: string
	/** "Dogs" */
	many: string
}

/** What editors call the lists of the content. */
export const KINDS: Record<ContentType, Kind> = {
	dogs: { one: 'dog', many: 'Dogs' },
	merch: { one: 'shop item', many: 'Shop items' },
	posts: { one: 'article', many: 'Articles' },
	docs: { one: 'document', many: 'Documents' },
	pages: { one: 'page', many: 'Pages' },
	stories: { one: 'story', many: 'Stories' },
	roles: { one: 'volunteer role', many: 'Volunteer roles' },
}

const TERM_KINDS: Record<string, Kind> = {
	categories: { one: 'category', many: 'Categories' },
	tags: { one: 'tag', many: 'Tags' },
}

export function kindOf(type: string): Kind | undefined {
	return isContentType(type) ? KINDS[type] : ownValue(TERM_KINDS, type)
}

export function isContentType(type: string): type is ContentType {
	return Object.hasOwn(KINDS, type)
}
