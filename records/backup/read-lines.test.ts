import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { LineTooLongError, readLines } from './read-lines.ts'

async function linesOf(chunks: (string | Buffer)[], limits = { maxLineBytes: 10, maxBytes: 100 }) {
	const lines: string[] = []
	const stream = Readable.from(chunks.map((chunk) => Buffer.from(chunk)))
	for await (const line of readLines(stream, limits)) lines.push(line)
	return lines
}

test('lines may begin and end anywhere in the chunks, also within a character', async () => {
	const [before, after] = [Buffer.from('a ✓\n').subarray(0, 3), Buffer.from('a ✓\n').subarray(3)]
	expect(await linesOf([before, after, '\nb', 'c\nd'])).toEqual(['a ✓', '', 'bc', 'd'])
	expect(await linesOf(['a\n'])).toEqual(['a'])
	expect(await linesOf([])).toEqual([])
})

test('a line that is too long, or too many lines, end the reading', async () => {
	await expect(linesOf(['a\n12345', '67890', '1'])).rejects.toThrow(LineTooLongError)
	await expect(linesOf(Array.from({ length: 60 }, () => 'a\n'))).rejects.toThrow(LineTooLongError)
})
