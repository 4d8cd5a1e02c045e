import type { ContentType } from '../model/content.ts'

/** WordPress says "dog" for one of a type and "dogs" for its list; messages use either. */
const NAMES: Record<ContentType, string[]> = {
	dogs: ['dogs', 'dog'],
	merch: ['merch'],
	posts: ['posts', 'post'],
	docs: ['docs', 'doc'],
	pages: ['pages', 'page'],
	stories: ['stories', 'story'],
	roles: ['roles', 'role'],
}

export const CONTENT_TYPES: readonly ContentType[] = ['dogs', 'merch', 'posts', 'docs', 'pages', 'stories', 'roles']

/** The content type a backend means by a word, or null. */
export function contentTypeOf(word: string): ContentType | null {
	return CONTENT_TYPES.find((type) => NAMES[type].includes(word)) ?? null
}
