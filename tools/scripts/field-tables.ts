import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dogFields } from '#content/model/dog.ts'
import type { Field } from '#content/model/field.ts'

export const CONTENT_MODEL = join(import.meta.dirname, '../../docs/content-model.md')

const TABLES: Record<string, Field> = { 'a dog': dogFields }

/** The document with its field tables printed from the definitions of the fields. */
export function withFieldTables(document: string): string {
	return Object.entries(TABLES).reduce((text, [name, { rows }]) => {
		const start = `<!-- fields of ${name}, printed by npm run docs:fields -->\n`
		const end = '<!-- end of fields -->'
		const from = text.indexOf(start)
		const to = text.indexOf(end, from)
		if (from < 0 || to < 0) throw new Error(`no place for the fields of ${name}: it begins with ${start}`)
		const table = rows.map(({ at, values, missing }) => `| \`${at}\` | ${values} | ${missing} |\n`).join('')
		return `${text.slice(0, from)}${start}\n| field | values | missing |\n|---|---|---|\n${table}\n${text.slice(to)}`
	}, document)
}

if (import.meta.main) writeFileSync(CONTENT_MODEL, withFieldTables(readFileSync(CONTENT_MODEL, 'utf8')))
