import { expect, test } from 'vitest'
import { removeShortcodes } from './shortcodes.ts'

const left = (text: string) => removeShortcodes(text).text

test('a shortcode ends at its own bracket, whatever its values hold', () => {
	expect(left('a [donation_form goal="5,000" title="The [blue] dog’s bed"/] b')).toBe('a  b')
	expect(left('[caption id=”x” width=″300″]Dogs[/caption]')).toBe('Dogs')
	expect(left("[gallery ids='1,2' link=file]")).toBe('')
	expect(left('[sic], [see below], [1], [not closed id="1", [a=b]')).toBe(
		'[sic], [see below], [1], [not closed id="1", [a=b]',
	)
	expect(removeShortcodes('[vc_row][tab]x[/tab][/vc_row]')).toEqual({
		text: 'x',
		names: ['vc_row', 'tab', 'tab', 'vc_row'],
	})
})

/** As a regular expression, the first took two minutes for 180 characters: the run would not end. */
test.each([
	`[gallery ${`a="b" `.repeat(50_000)}`,
	`[gallery a="${`x" a="`.repeat(50_000)}`,
	'[a b="'.repeat(50_000),
	'[a_b c=['.repeat(40_000),
	`[a${' '.repeat(300_000)}`,
	'['.repeat(300_000),
])('a text that never closes is read, and nothing of it is taken away: %#', (text) => {
	expect(left(text)).toBe(text)
})
