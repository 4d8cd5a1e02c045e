import { expect, test } from 'vitest'
import { readIconSet } from './read-icon-set.ts'

const BODY = '<path d="M0 0h24"/>'

function read(set: Record<string, unknown>, names: string[]) {
	return readIconSet({ prefix: 'ph', width: 256, height: 256, icons: { dog: { body: BODY } }, ...set }, 'ph', names)
}

test('icons come with their size, which the set may say for all', () => {
	const icons = { dog: { body: BODY }, wide: { body: BODY, width: 512, left: -8 } }
	expect(read({ icons }, ['dog', 'wide', 'cat'])).toEqual(
		new Map([
			['dog', { viewBox: [0, 0, 256, 256], body: BODY }],
			['wide', { viewBox: [-8, 0, 512, 256], body: BODY }],
		]),
	)
})

test('an alias is its parent, turned or mirrored as it says', () => {
	const aliases = { hound: { parent: 'dog' }, left: { parent: 'hound', hFlip: true } }
	const icons = read({ aliases }, ['hound', 'left'])
	expect(icons.get('hound')?.body).toBe(BODY)
	expect(icons.get('left')?.body).toBe(`<g transform="translate(256 0) scale(-1 1)">${BODY}</g>`)
})

test('an icon with more than shapes is skipped, the others stay', () => {
	const icons = { dog: { body: BODY }, bad: { body: `${BODY}<script>alert(1)</script>` }, none: { body: '' } }
	const aliases = { worse: { parent: 'bad' } }
	expect([...read({ icons, aliases }, ['dog', 'bad', 'none', 'worse']).keys()]).toEqual(['dog'])
})

test('names missing from the set and invalid sizes are rejected', () => {
	const icons = {
		dog: { body: BODY },
		flat: { body: BODY, height: 0 },
		huge: { body: BODY, width: Number.POSITIVE_INFINITY },
	}
	const aliases = { loop: { parent: 'pool' }, pool: { parent: 'loop' } }
	const names = ['constructor', 'to-string', '__proto__', 'flat', 'huge', 'loop']
	expect(read({ icons, aliases }, names).size).toBe(0)
})

test.for([
	null,
	'<!doctype html>',
	[],
	{},
	{ prefix: 'other', icons: {} },
	{ prefix: 'ph' },
	{ prefix: 'ph', icons: { dog: null } },
	{ prefix: 'ph', icons: { dog: { body: 1 } } },
	{ prefix: 'ph', icons: {}, width: '256' },
])('%j is no icon set of that name', (answer) => {
	expect(() => readIconSet(answer, 'ph', ['dog'])).toThrow()
})
