import type { ContentType } from '../model/content.ts'

/** WordPress uses "dog" for a post type and "dogs" for its list; notices use either. */
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

export function contentTypeOf(word: string): ContentType | null {
	return CONTENT_TYPES.find((type) => NAMES[type].includes(word)) ?? null
}
