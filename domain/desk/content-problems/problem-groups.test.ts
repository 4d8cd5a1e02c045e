import { expect, test } from 'vitest'
import { faultInWords } from './fault-words.ts'
import { groupProblems } from './problem-groups.ts'

const report = (type: string, id: number | null, field: string, message: string, at = 1) => ({
	type,
	id,
	field,
	message,
	at,
})

test.each([
	['title', 'is empty', 'The title is empty.'],
	['meta.price.amount', 'Invalid input: expected number, received undefined', 'The price amount is missing.'],
	[
		'meta.status',
		'Invalid option: expected one of "available"|"reserved"',
		'The status is none of available, reserved.',
	],
	['gallery.2', 'picture skipped: has no address', 'The gallery (number 3) cannot be shown: has no address.'],
	['content', 'skipped: iframe, form', 'The text has parts that the site does not show: iframe, form.'],
	[
		'meta.birth_date',
		'"soon" is not a date such as 2021, 2021-05 or 2021-05-14; skipped',
		'The birth date: “soon” is not a date such as 2021, 2021-05 or 2021-05-14.',
	],
	['meta.x', 'Too big: expected number to be <=5', 'The x is not in the form that the site can read.'],
])('%s %s is “%s”', (field, message, words) => {
	expect(faultInWords(field, message)).toBe(words)
})

test('what is not shown comes before what is shown in part, with one entry for each record', () => {
	const reports = [
		report('dogs', 1, 'meta.birth_date', '"soon" is not a date; skipped', 5),
		report('dogs', 1, 'image', 'picture skipped: has no address', 4),
		report('dogs', 2, 'slug', 'Invalid input: expected string, received null'),
		report('options', null, 'header', 'is not an object'),
		report('merch', null, 'X-WP-Total', 'says 3 and lists 2, three times; what is listed is taken'),
	]
	const groups = groupProblems(reports, ({ id }) => (id === 1 ? 'Biscuit' : undefined))
	expect(groups['not shown']).toMatchObject([
		{ name: 'Dog number 2', kind: '', faults: [expect.any(String)], consequence: 'Visitors do not see this dog.' },
	])
	expect(groups['shown in part']).toMatchObject([
		{ name: 'Biscuit', kind: 'Dog', at: 5, faults: { length: 2 }, consequence: 'Visitors see the dog without it.' },
		{ name: 'General options', consequence: 'Visitors see the site without this part.' },
	])
	expect(groups['for the operator']).toMatchObject([{ name: 'Shop items' }])
})

test('a file that cannot be read is not shown, one with an unknown picture is shown without it', () => {
	const groups = groupProblems(
		[
			report('files', null, 'dogs/clover.md', 'no front matter; skipped'),
			report('files', null, 'dogs/juno.md', 'media.yaml has no picture "juno"'),
			report('files', null, 'media.yaml', 'ghost: media/ghost.jpg is missing; skipped'),
			report('files', null, 'terms.yaml', 'file not found'),
			report('files', null, '/srv/content', 'could not be read: Error: EACCES'),
		],
		() => undefined,
	)
	expect(groups['not shown']).toMatchObject([
		{ name: 'dogs/clover.md', faults: ['No front matter.'], consequence: 'Visitors do not see it.' },
		{ name: 'terms.yaml', consequence: 'Visitors do not see what it says now.' },
	])
	expect(groups['shown in part'].map(({ name, faults }) => [name, ...faults])).toEqual([
		['dogs/juno.md', 'media.yaml has no picture “juno”.'],
		['media.yaml', 'ghost: media/ghost.jpg is missing.'],
	])
	expect(groups['for the operator']).toHaveLength(1)
})
