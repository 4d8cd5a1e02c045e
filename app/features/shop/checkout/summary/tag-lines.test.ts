import { expect, test } from 'vitest'
import { tagLines } from './tag-lines.ts'

test.each([
	['', []],
	[' DOT ', ['DOT']],
	['DOT 01632 960144', ['DOT 01632', '960144']],
	['BISCUITANDBRAMBLE', ['BISCUITAN', 'DBRAMBLE']],
])('“%s” stands on the tag as %s', (words, lines) => {
	expect(tagLines(words)).toEqual(lines)
})
