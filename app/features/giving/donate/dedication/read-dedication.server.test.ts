import { expect, test } from 'vitest'
import { LINK_IN_MESSAGE, LINK_IN_NAME } from '#lib/text/has-link.ts'
import { readDedication } from './read-dedication.server.ts'

const typed = {
	dedication: 'dedicated',
	dedicationName: 'Old Bob',
	card: 'yes',
	cardName: 'Ann',
	cardEmail: 'ann@example.org',
	cardMessage: 'He loved the sea.',
}
const read = (changes: Partial<typeof typed> = {}) => readDedication(new URLSearchParams({ ...typed, ...changes }))

test('a card to another person has no web address, in none of its words, and what was typed is kept', () => {
	expect(read()).toMatchObject({ errors: {}, dedication: { card: { message: 'He loved the sea.' } } })
	const message = 'Your account is locked: fairlead-login.com'
	expect(read({ cardMessage: message })).toMatchObject({
		dedication: null,
		errors: { cardMessage: LINK_IN_MESSAGE },
		values: { cardMessage: message },
	})
	for (const name of ['cardName', 'dedicationName'] as const)
		expect(read({ [name]: 'www.evil.example' }).errors).toEqual({
			[name]: LINK_IN_NAME,
		})
})

test('without a card no one else reads it', () => {
	expect(read({ card: 'no', dedicationName: 'The dogs of bark.org' }).errors).toEqual({})
})
