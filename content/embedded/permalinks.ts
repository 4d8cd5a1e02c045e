import type { ContentType } from '../model/content-types.ts'

const FOLDERS: Record<Exclude<ContentType, 'pages'>, string> = {
	dogs: 'dogs',
	merch: 'merch',
	posts: 'useful-info',
	docs: 'docs',
	stories: 'stories',
	roles: 'waystohelp/volunteering',
}

/** The permalink path of an item, with the slashes WordPress puts around it. */
export function permalinkPath(type: ContentType, slug: string, pagePath: string): string {
	if (type !== 'pages') return `/${FOLDERS[type]}/${slug}/`
	return pagePath === '' ? '/' : `/${pagePath}/`
}
