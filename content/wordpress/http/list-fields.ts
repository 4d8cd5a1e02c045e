import type { ContentType } from '#content/model/content.ts'

/** Without `_links` and `link`, each of which costs WordPress a query an item. */
const BASE = 'id,slug,status,date_gmt,modified_gmt,title,content,excerpt,image,plain,meta,acf'

const EXTRA: Record<ContentType, string> = {
	dogs: 'gallery,video_url,breeds,traits,terms,updates',
	merch: 'gallery,types',
	posts: 'categories,tags',
	docs: 'file',
	pages: 'path',
	stories: '',
	roles: '',
}

export function fieldsOf(type: ContentType): string {
	return EXTRA[type] ? `${BASE},${EXTRA[type]}` : BASE
}
