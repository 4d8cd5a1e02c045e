import { test } from 'vitest'
import { expectLittleMemory, KINDS } from './unfinished-bodies.ts'

/** The most expensive; `tests/matrix` has all. */
const [chunked] = KINDS.filter(([name]) => name === 'forms of unknown length')

test('400 forms whose end never comes cost little memory, and a visitor gets through', async () => {
	if (!chunked) throw new Error('no such kind')
	await expectLittleMemory(chunked)
})
