import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONTENT_SHAPES, SNAPSHOT_VERSION } from './snapshot-version.ts'

/** The types alone: a comment that is put better makes no saved copy unreadable. */
function shapeOf(source: string) {
	const types = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replaceAll(/\s+/g, ' ')
	return createHash('sha256').update(types).digest('hex').slice(0, 16)
}

test('when the types of the content change, the version of the snapshot is raised', () => {
	const shape = shapeOf(readFileSync(join(import.meta.dirname, '../content.ts'), 'utf8'))

	expect(
		CONTENT_SHAPES.at(-1),
		`content.ts has changed: add '${shape}' as the last line of CONTENT_SHAPES in snapshot-version.ts`,
	).toBe(shape)
})

test('no shape is there twice, so that each has a version of its own', () => {
	expect(new Set(CONTENT_SHAPES).size).toBe(SNAPSHOT_VERSION)
})

test('a comment changes no shape, a field does', () => {
	const before = '/** A dog. */\nexport interface Dog {\n\t/** In words. */\n\tname: string\n}'

	expect(shapeOf(before.replace('In words', 'As we call it'))).toBe(shapeOf(before))
	expect(shapeOf(before.replace('name', 'title'))).not.toBe(shapeOf(before))
})
