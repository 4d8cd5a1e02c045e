import { expect, test } from 'vitest'
import { diarySince } from './diary-news.ts'

const entry = (date: string, text = 'Slept well.') => ({ date, text, picture: null })

test('news is what was written since a day, oldest first, of whole dates and days that have come', () => {
	const updates = [
		entry('2026-11-23', 'Walked.'),
		entry('2026-11-01'),
		entry('2026-11'),
		entry('2026-12-01'),
		entry('2026-11-20'),
	]
	expect(diarySince(updates, '2026-11-20', '2026-11-23').map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-23'])
})

test('an entry keeps its key when its text is corrected, and a second one of the day has its own', () => {
	const keys = (updates: ReturnType<typeof entry>[]) =>
		diarySince(updates, '2026-11-01', '2026-11-23').map(({ key }) => key)
	expect(keys([entry('2026-11-20', 'Slpet well.')])).toEqual(keys([entry('2026-11-20')]))
	expect(new Set(keys([entry('2026-11-20'), entry('2026-11-20', 'Ate well.')])).size).toBe(2)
})

test('an entry without words is no news', () => {
	expect(diarySince([entry('2026-11-20', ' ')], '2026-11-01', '2026-11-23')).toEqual([])
})
