import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { uniqueIds } from './slugs.ts'

const ROOT = new URL('../../../', import.meta.url).pathname

/** The ids of fields that pages write out, and what their labels point at. */
function idsOfFields(): string[] {
	const files = globSync('app/**/*.tsx', { cwd: ROOT }).filter((file) => !/\.(?:test|examples)\.tsx$/.test(file))
	const texts = files.map((file) => readFileSync(ROOT + file, 'utf8'))
	const patterns = [
		/htmlFor="([^"]+)"/g,
		/<(?:input|select|textarea|\w*(?:Field|Input|Select|Textarea))\b[^<]*?\sid="([^"]+)"/g,
		/\b[A-Z_]*ID = '([^']+)'/g,
	]
	return texts.flatMap((text) => patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, id = '']) => id)))
}

test('an id of an editor or of a heading is none of a field, so that labels keep their field', () => {
	const ids = idsOfFields()
	expect(ids).toEqual(expect.arrayContaining(['email', 'quantity', 'lastName']))
	const pageIds = new Set(ids)
	expect([...pageIds].filter((id) => uniqueIds()(id) === id)).toEqual([])
	const uniqueId = uniqueIds()
	expect(uniqueId('answer-email')).toBe('h-answer-email')
	expect(uniqueId('email-hint')).toBe('email-hint-2')
	expect(uniqueId('what-it-costs')).toBe('what-it-costs')
})

test('ids are counted where they are equal', () => {
	const uniqueId = uniqueIds()
	expect(['faq', 'faq', 'faq-2', 'faq'].map(uniqueId)).toEqual(['faq', 'faq-2', 'faq-2-2', 'faq-3'])
})
