import { expect, test } from 'vitest'
import { likelyEmail } from './email-typo.ts'

test.each([
	['sam@gmial.com', 'sam@gmail.com'],
	['sam@gmail.con', 'sam@gmail.com'],
	['sam@gmail.co', 'sam@gmail.com'],
	['sam@gnail.com', 'sam@gmail.com'],
	['sam@hotmial.co.uk', 'sam@hotmail.co.uk'],
	['sam@outlok.com', 'sam@outlook.com'],
	['sam@iclould.com', 'sam@icloud.com'],
	['sam@yahooo.co.uk', 'sam@yahoo.co.uk'],
])('%s may mean %s', (typed, meant) => {
	expect(likelyEmail(typed)).toBe(meant)
})

test.each([
	'sam@gmail.com',
	'sam@ymail.com',
	'sam@mail.com',
	'sam@example.org',
	'sam@me.com',
	'sam@fairlead.example',
	'sam@live.com',
	'sam@GMAIL.com',
	'@gmial.com',
	'gmail.com',
])('%s is left alone', (typed) => {
	expect(likelyEmail(typed)).toBeUndefined()
})
