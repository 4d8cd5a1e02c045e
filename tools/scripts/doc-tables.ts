import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_TYPES } from '#content/model/content-types.ts'
import { FIELDS_OF } from '#content/model/fields-of.ts'
import { EVENT_EFFECTS } from '#records/payments/stripe/events/event-effects.ts'

export const CONTENT_MODEL = join(import.meta.dirname, '../../docs/content-model.md')

/** The document with its field tables printed from the definitions of the fields. */
export function withFieldTables(document: string): string {
	return CONTENT_TYPES.filter((type) => type !== 'pages').reduce((text, type) => {
		const table = FIELDS_OF[type].rows
			.map(({ at, values, missing }) => `| \`${at}\` | ${values} | ${missing} |\n`)
			.join('')
		return between(text, `fields of ${type}`, `| field | values | missing |\n|---|---|---|\n${table}`)
	}, document)
}

export const GIVING_DOCS = join(import.meta.dirname, '../../docs/giving.md')

/** The document with the table of Stripe's events printed from `event-effects.ts`. */
export function withEventTable(document: string): string {
	const rows = Object.entries(EVENT_EFFECTS).map(
		([type, { reads, effect }]) => `| \`${type}\` | ${reads} | ${effect} |\n`,
	)
	return between(
		document,
		'events of Stripe',
		`| event | what is read | what follows |\n|---|---|---|\n${rows.join('')}`,
	)
}

/** Replaces what stands between two marks of a document. */
function between(document: string, name: string, table: string): string {
	const start = `<!-- ${name}, printed by npm run docs:tables -->\n`
	const end = `<!-- end of ${name.split(' ')[0]} -->`
	const from = document.indexOf(start)
	const to = document.indexOf(end, from)
	if (from < 0 || to < 0) throw new Error(`no place for the ${name}: it begins with ${start}`)
	return `${document.slice(0, from)}${start}\n${table}\n${document.slice(to)}`
}

if (import.meta.main) {
	writeFileSync(CONTENT_MODEL, withFieldTables(readFileSync(CONTENT_MODEL, 'utf8')))
	writeFileSync(GIVING_DOCS, withEventTable(readFileSync(GIVING_DOCS, 'utf8')))
}
