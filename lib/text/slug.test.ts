import { expect, test } from 'vitest'
import { isSlug } from './slug.ts'

test('slugs of WordPress in any script are taken', () => {
	for (const slug of ['biscuit', 'sir-barnaby', 'first-three-days', 'мавка', 'dog_2', 'été-2026', '7', 'a--b']) {
		expect(isSlug(slug), slug).toBe(true)
	}
})

test('anything else is not looked up', () => {
	for (const slug of [
		undefined,
		'',
		' ',
		'-',
		'a b',
		'../x',
		'a/b',
		'<script>',
		'a.php',
		'%00',
		'a-',
		'x'.repeat(201),
	]) {
		expect(isSlug(slug), String(slug)).toBe(false)
	}
})
