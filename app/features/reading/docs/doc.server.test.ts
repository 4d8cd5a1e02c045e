import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { aDoc } from '#tests/builders/content/doc.ts'
import { frameTables } from '../wide-tables.ts'
import { docView, fileInWords, foldLongTables } from './doc.server.ts'

function status(version: string, effectiveOn: string) {
	return docView(aDoc({ version, effectiveOn }), someContent()).status
}

test('a document says its version and its date, as far as is known', () => {
	expect(status('2.0', '2026-11-02')).toBe('Version 2.0, 2 November 2026')
	expect(status('', '2026-11')).toBe('November 2026')
	expect(status('7', '')).toBe('Version 7')
	expect(status('', '')).toBe('')
})

test('the link to a file says what it is and how large', () => {
	const url = 'https://x.example/review.pdf'
	expect(fileInWords({ url, mimeType: 'application/pdf', bytes: 180_400 })).toBe('Download as PDF, 180 KB')
	expect(fileInWords({ url, mimeType: '', bytes: 2_000_000 })).toBe('Download as PDF, 2 MB')
	expect(fileInWords({ url: 'https://x.example/file', mimeType: '', bytes: 0 })).toBe('Download')
})

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
