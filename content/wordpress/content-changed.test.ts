import { expect, test } from 'vitest'
import { recorded } from '#tests/fixtures/wordpress/stand-in.ts'
import { parseContentChanged } from './content-changed.ts'
import type { Problem } from './report.ts'

test('a change notice of a real plugin is parsed', () => {
	expect(parseContentChanged(recorded('webhook'))).toEqual({
		id: '4bd90cf2-fff5-4203-8556-2e55379ead87',
		events: [
			{ event: 'updated', type: 'dogs', id: 17, slug: 'mavka-2' },
			{ event: 'renamed', type: 'dogs', id: 17, slug: 'mavka-2', oldSlug: 'mavka' },
		],
	})
})

test('every type of the plugin is parsed, and unknown ones are reported and skipped', () => {
	const words = [
		'dog',
		'dogs',
		'merch',
		'post',
		'posts',
		'docs',
		'page',
		'stories',
		'role',
		'term:category',
		'media',
		'options',
		'nav_menu_item',
	]
	const problems: Problem[] = []
	const events = words.map((type) => ({ event: 'updated', type, id: 1, slug: 'x' }))

	const changed = parseContentChanged({ v: 1, id: 'a', events }, (problem) => problems.push(problem))

	expect(changed.events.map(({ type }) => type)).toEqual(
		'dogs dogs merch posts posts docs pages stories roles terms media options'.split(' '),
	)
	expect(problems).toMatchObject([{ type: 'content-changed', id: null, field: 'events.12.type' }])
})

test('slugs of other scripts are decoded', () => {
	const event = { event: 'renamed', type: 'dog', id: 1, slug: '%d1%80%d0%b5%d0%ba%d1%81', old_slug: 'rex' }
	expect(parseContentChanged({ v: 1, id: 'a', events: [event] }).events[0]).toMatchObject({
		slug: 'рекс',
		oldSlug: 'rex',
	})
})

test.each([null, [], {}, { v: 2, id: 'a', events: [] }, { v: 1, id: '', events: [] }, { v: 1, id: 'a', events: {} }])(
	'%j is not a change notice',
	(json) => {
		expect(() => parseContentChanged(json)).toThrow(/invalid change notice/)
	},
)
