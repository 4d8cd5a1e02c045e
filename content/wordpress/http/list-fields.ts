import type { ContentType } from '#content/model/content.ts'
import { FIELDS_OF } from '#content/model/fields-of.ts'

/** Without `_links` and `link`, each of which costs WordPress a query an item. */
const BASE = 'id,slug,status,date_gmt,modified_gmt,title,content,excerpt,image,plain,meta,acf'

/** The values of `_fields`: what is not asked for does not come. */
export function fieldsOf(type: ContentType): string {
	return [BASE, ...(type === 'pages' ? ['path'] : besideMeta(type))].join(',')
}

function besideMeta(type: ContentType): string[] {
	const { rows, earlier } = FIELDS_OF[type]
	const names = [...rows.map(({ at }) => at), ...earlier].map((at) => at.replace(/\..*/, ''))
	return [...new Set(names)].filter((name) => name !== 'meta')
}
