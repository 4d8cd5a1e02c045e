import { expect, test } from 'vitest'
import { logLibraryWarnings } from './library-warnings.ts'

test('library output becomes log lines, except undecodable paths, which are logged as requests', () => {
	const lines: unknown[][] = []
	const target = { warn: () => {}, error: () => {} } as Pick<Console, 'warn' | 'error'>
	logLibraryWarnings({ warn: (...line: unknown[]) => void lines.push(line) } as never, target)

	target.warn('The URL path "/%E0%A4%A" could not be decoded because it is a malformed URL segment.')
	target.warn('%s is deprecated', 'That')
	target.error('x'.repeat(10_000))

	expect(lines).toEqual([
		[{ text: 'That is deprecated' }, 'library warning'],
		[{ text: 'x'.repeat(500) }, 'library warning'],
	])
})
