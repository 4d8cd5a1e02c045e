import { expect, test } from 'vitest'
import { doneInWords } from './done-words.ts'

const done = (search: string) => doneInWords(new URLSearchParams(search)).done

test.each([
	['received=1&orders=0&emailed=1', '1 donation received. Its receipt is on its way.'],
	['received=2&orders=0&emailed=2', '2 donations received. Their receipts are on their way.'],
	['received=1&orders=1&emailed=1', '1 payment received: one order. Its email is on its way.'],
	['received=3&orders=2&emailed=3', '3 payments received: one donation and two orders. Their emails are on their way.'],
	['received=2&orders=0&emailed=1', '2 donations received. 1 receipt is on its way.'],
	['received=1&orders=0&emailed=0', '1 donation received.'],
	['same=1', 'It is the same money: nothing was booked a second time.'],
	['aside=nonsense', ''],
])('%s says %s', (search, words) => {
	expect(done(search)).toBe(words)
})
