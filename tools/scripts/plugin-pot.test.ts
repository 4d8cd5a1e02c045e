import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLUGIN_POT, pluginPot } from './plugin-pot.ts'

test('the strings for translators are those of the plugin', () => {
	expect(readFileSync(PLUGIN_POT, 'utf8'), 'out of date: run npm run plugin:pot').toBe(pluginPot())
})

test('a string with a plural, a placeholder and what translators are told is complete', () => {
	const pot = pluginPot()
	expect(pot).toContain(`#. translators: 1: name of a file. 2: a number.
#: includes/import/csv/csv-mapping.php
#, php-format
msgid "%1$s: %2$d dog"
msgid_plural "%1$s: %2$d dogs"
msgstr[0] ""
msgstr[1] ""
`)
	expect(pot.split('\nmsgid "Save"\n').length).toBe(2)
})
