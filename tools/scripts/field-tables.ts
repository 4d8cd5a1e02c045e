import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_TYPES } from '#content/model/content-types.ts'
import { FIELDS_OF } from '#content/model/fields-of.ts'

export const CONTENT_MODEL = join(import.meta.dirname, '../../docs/content-model.md')

/** The document with its field tables printed from the definitions of the fields. */
export function withFieldTables(document: string): string {
	return CONTENT_TYPES.filter((type) => type !== 'pages').reduce((text, type) => {
		const start = `<!-- fields of ${type}, printed by npm run docs:fields -->\n`
		const end = '<!-- end of fields -->'
		const from = text.indexOf(start)
		const to = text.indexOf(end, from)
		if (from < 0 || to < 0) throw new Error(`no place for the fields of ${type}: it begins with ${start}`)
		const table = FIELDS_OF[type].rows
			.map(({ at, values, missing }) => `| \`${at}\` | ${values} | ${missing} |\n`)
			.join('')
		return `${text.slice(0, from)}${start}\n| field | values | missing |\n|---|---|---|\n${table}\n${text.slice(to)}`
	}, document)
}

if (import.meta.main) writeFileSync(CONTENT_MODEL, withFieldTables(readFileSync(CONTENT_MODEL, 'utf8')))
