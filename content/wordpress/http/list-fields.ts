import type { ContentType } from '#content/model/content.ts'
import { dogFields } from '#content/model/dog.ts'
import type { Field } from '#content/model/field.ts'

/** Without `_links` and `link`, each of which costs WordPress a query an item. */
const BASE = 'id,slug,status,date_gmt,modified_gmt,title,content,excerpt,image,plain,meta,acf'

const EXTRA: Record<ContentType, string> = {
	dogs: namesOf(dogFields),
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

/** The names that fields have beside `meta`. */
function namesOf({ rows, earlier }: Field): string {
	const names = [...rows.map(({ at }) => at), ...earlier].map((at) => at.replace(/\..*/, ''))
	return [...new Set(names)].filter((name) => name !== 'meta').join(',')
}
