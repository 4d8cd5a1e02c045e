import { expect, test } from 'vitest'
import { lateEntries } from './book-entry.ts'

const entry = (id: string, day: number) => ({ id, at: Date.UTC(2026, 9, day, 12) })
const inOctober = [entry('early', 2), entry('found', 9), entry('same day', 20), entry('after', 21)]

test('what was entered after an export for its days is found; what moved on later days is not late', () => {
	const exported = { at: Date.UTC(2026, 9, 20, 10), entryIds: ['early'] }
	const late = lateEntries(inOctober, exported, 'Europe/London')
	expect(late.map(({ id }) => id)).toEqual(['found', 'same day'])
	expect(lateEntries(inOctober, { ...exported, entryIds: ['early', 'found', 'same day'] }, 'Europe/London')).toEqual([])
})
