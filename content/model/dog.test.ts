import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseItemFile } from '../embedded/files/item-file.ts'
import { dogFields } from './dog.ts'
import { valueAt } from './fields/field.ts'

const SAMPLE_DOGS = join(import.meta.dirname, '../../sample/dogs')

/** The sample has no films. */
const NOT_IN_SAMPLE = ['video_url']

test('every field of a dog has a value in the sample', () => {
	const dogs = readdirSync(SAMPLE_DOGS).map((name) => {
		const { meta, front } = parseItemFile(readFileSync(join(SAMPLE_DOGS, name), 'utf8'), 'dogs', `dogs/${name}`, 0)
		return { ...front, meta }
	})
	const missing = dogFields.rows
		.map(({ at }) => at)
		.filter((at) => !NOT_IN_SAMPLE.includes(at) && !dogs.some((dog) => saysSomething(valueAt(dog, at))))

	expect(missing, 'no file of sample/dogs gives these fields of content/model/dog.ts a value: add one').toEqual([])
})

function saysSomething(value: unknown): boolean {
	if (Array.isArray(value)) return value.length > 0
	return value !== undefined && value !== null && value !== '' && value !== false && value !== 'unknown'
}
