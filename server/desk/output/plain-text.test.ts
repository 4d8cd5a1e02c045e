import { expect, test } from 'vitest'
import { oneLine, truncate, widthOf, wrap } from './plain-text.ts'

test('what strangers wrote cannot move the cursor, name the window or turn the line round', () => {
	expect(oneLine('a\u001b[2Jb\u0007\u009bc\u202ed\r\ne')).toBe('a[2Jbcd e')
})

test('letters that take two columns are counted as two, and none is cut in half', () => {
	expect(widthOf('Zoë 🐕 犬')).toBe(9)
	expect(truncate('犬犬犬', 4)).toBe('犬…')
	expect(truncate('👩‍👩‍👧 and dogs', 4)).toBe('👩‍👩‍👧 …')
	expect(truncate('fits', 4)).toBe('fits')
})

test('long texts break at spaces, keep their own line ends and their indent', () => {
	const text = wrap(`${'word '.repeat(30)}\n\nlast`, 4)
	expect(text.split('\n').every((line) => line === '' || /^ {4}\S/.test(line))).toBe(true)
	expect(Math.max(...text.split('\n').map(widthOf))).toBeLessThanOrEqual(80)
	expect(text.endsWith('\n\n    last')).toBe(true)
})
