import { expect, test } from 'vitest'
import { frameTables } from '../wide-tables.ts'
import { foldLongTables } from './table-folds.ts'

function table(rows: number) {
	const body = Array.from({ length: rows }, (_, i) => `<tr><td>Case ${i}</td><td>A name</td><td>3 years</td></tr>`)
	return frameTables(
		`<table><thead><tr><th>What for</th><th>What</th><th>How long</th></tr></thead><tbody>${body.join('')}</tbody></table>`,
	)
}

test('the rows of a long table of words are disclosures too, for phones', () => {
	const folded = foldLongTables(table(6))
	expect(folded.match(/<details>/g)).toHaveLength(6)
	expect(folded).toContain(
		'<summary>Case 5</summary><dl><dt>What</dt><dd>A name</dd><dt>How long</dt><dd>3 years</dd></dl>',
	)
	expect(folded).toContain('<div class="table-unfolded overflow-x-auto"')
})

test('a short table, and one that is linked to, stay as they are', () => {
	expect(foldLongTables(table(5))).toBe(table(5))
	const linked = table(6).replace('A name', '<a id="here">A name</a>')
	expect(foldLongTables(linked)).toBe(linked)
})
