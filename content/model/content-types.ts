/** The lists of a content backend, in the order in which two records that claim the same id are judged. */
export const CONTENT_TYPES = ['dogs', 'merch', 'posts', 'docs', 'pages', 'stories', 'roles'] as const
export type ContentType = (typeof CONTENT_TYPES)[number]

const POST_TYPES: Record<ContentType, string> = {
	dogs: 'dog',
	merch: 'merch',
	posts: 'post',
	docs: 'doc',
	pages: 'page',
	stories: 'story',
	roles: 'role',
}

/** The singular name WordPress gives the records of a list: `dogs` holds posts of type `dog`. */
export function postTypeOf(type: ContentType): string {
	return POST_TYPES[type]
}

/** The list behind the name of a list or of a post type; change notices use either. */
export function contentTypeOf(name: string): ContentType | undefined {
	return CONTENT_TYPES.find((type) => type === name || POST_TYPES[type] === name)
}

type TypeWithFolder = Exclude<ContentType, 'pages'>

/** Where the site shows the items of a list. Pages have paths of their own. */
const FOLDERS: Record<TypeWithFolder, string> = {
	dogs: '/dogs',
	merch: '/merch',
	posts: '/useful-info',
	docs: '/docs',
	stories: '/stories',
	roles: '/waystohelp/volunteering',
}

export function folderOf(type: TypeWithFolder): string {
	return FOLDERS[type]
}
