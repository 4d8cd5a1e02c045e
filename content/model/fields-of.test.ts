import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONTENT_MODEL, withFieldTables } from '#tools/scripts/doc-tables.ts'
import { PLUGIN_FIELDS, pluginFields } from '#tools/scripts/plugin-fields.ts'
import { CONTENT_TYPES } from './content-types.ts'
import { FIELDS_OF } from './fields-of.ts'

test('the field tables of docs/content-model.md are printed from the definitions of the fields', () => {
	const document = readFileSync(CONTENT_MODEL, 'utf8')

	expect(document, 'a table is out of date: run npm run docs:tables').toBe(withFieldTables(document))
})

test('the field table of the WordPress plugin is printed from the definitions of the fields', () => {
	expect(readFileSync(PLUGIN_FIELDS, 'utf8'), 'out of date: run npm run plugin:fields').toBe(pluginFields())
})

test.each(CONTENT_TYPES)('each field of %s is read from a place of its own', (type) => {
	const places = FIELDS_OF[type].rows.map(({ at }) => at)

	expect(places).toEqual([...new Set(places)])
})
