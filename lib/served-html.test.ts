import { expect, test } from 'vitest'
import { keyOfHtml, referenceFor, resolveHtml } from './served-html.ts'

const long = `<p>${'Walk early, feed early. '.repeat(200)}</p>`

test('a long text has a reference in the payload, with the key its element has in the page', () => {
	const reference = referenceFor(long)
	expect(reference).not.toBe(long)
	expect(String(reference).length).toBeLessThan(30)
	expect(keyOfHtml(String(reference))).toBe(keyOfHtml(long))
	expect(referenceFor(`${long}!`)).not.toBe(reference)
})

test('short texts, other values and texts without a page to read from stay as they are', () => {
	expect(referenceFor('<p>Short</p>')).toBe('<p>Short</p>')
	expect(referenceFor('x'.repeat(5000))).toBe('x'.repeat(5000))
	expect(referenceFor(42)).toBe(42)
	expect(keyOfHtml('<p>Short</p>')).toBeUndefined()
	expect(resolveHtml(long)).toBe(long)
})
