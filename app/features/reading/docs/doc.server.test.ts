import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { aDoc } from '#tests/builders/content/doc.ts'
import { docView } from './doc.server.ts'
import { fileInWords } from './file-words.ts'

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
