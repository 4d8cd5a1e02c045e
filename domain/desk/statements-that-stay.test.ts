import { expect, test } from 'vitest'
import { statementsThatStay } from './statements-that-stay.ts'

const line = (day: number) => ({ day: `2026-11-0${day}`, amount: 2000, currency: 'GBP' })

test('staff read which lines of bank statements may still name a person, and what else was deleted', () => {
	expect(statementsThatStay({ droppedFiles: 0, openFiles: 0, lines: [] })).toBe('')
	expect(statementsThatStay({ droppedFiles: 1, openFiles: 0, lines: [line(1)] })).toBe(
		'A line of a bank statement that no gift or order has may still name them: £20 of 1 November 2026. Say on the page “Bank statement” whose money it is; what is set aside as not yours loses its words after 30 days. The file of a bank statement that waited for someone to look at it is deleted too: choose it again at the import.',
	)
	const many = statementsThatStay({ droppedFiles: 2, openFiles: 1, lines: [1, 2, 3, 4, 5, 6, 7].map(line) })
	expect(many).toContain('7 lines of bank statements')
	expect(many).toContain('£20 of 5 November 2026 and 2 more.')
	expect(many).toContain('2 files of bank statements that waited for someone to look at them are deleted too')
	expect(many).toContain('coming in just now')
})
