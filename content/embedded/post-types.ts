import type { ContentType } from '../model/content.ts'

/** The lists this backend serves, in the order in which two files that claim the same id are judged. */
export const CONTENT_TYPES: readonly ContentType[] = ['dogs', 'merch', 'posts', 'docs', 'pages', 'stories', 'roles']

const POST_TYPES: Record<ContentType, string> = {
	dogs: 'dog',
	merch: 'merch',
	posts: 'post',
	docs: 'doc',
	pages: 'page',
	stories: 'story',
	roles: 'role',
}

const FOLDERS: Record<Exclude<ContentType, 'pages'>, string> = {
	dogs: 'dogs',
	merch: 'merch',
	posts: 'useful-info',
	docs: 'docs',
	stories: 'stories',
	roles: 'waystohelp/volunteering',
}

/** The singular name WordPress gives the records of a list: `dogs` holds posts of type `dog`. */
export function postTypeOf(type: ContentType): string {
	return POST_TYPES[type]
}

/** The list behind a name, which may be that of the list or of its post type; undefined when it is neither. */
export function contentTypeOf(name: string): ContentType | undefined {
	return CONTENT_TYPES.find((type) => type === name || POST_TYPES[type] === name)
}

/** The permalink path of an item, with the slashes WordPress puts around it. */
export function permalinkPath(type: ContentType, slug: string, pagePath: string): string {
	if (type !== 'pages') return `/${FOLDERS[type]}/${slug}/`
	return pagePath === '' ? '/' : `/${pagePath}/`
}
