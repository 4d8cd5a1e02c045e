import { expect, test } from 'vitest'
import { hasLink } from './has-link.ts'

test.each([
	'https://example.com',
	'www.example',
	'see bit.ly/x',
	'party.shop',
	'Claim at T.CO',
	'prize.info.',
	'example。com',
	'bücher.example',
	'пример.рф',
	'Thank you.Love, Ada',
])('%s is taken for a link', (text) => {
	expect(hasLink(text)).toBe(true)
})

test.each([
	'J.R.R. Smith',
	'e.g. a walk',
	'It ate 1.5kg at 3.30pm.',
	'Thank you... Love, Ada',
	'Well done! Ada & Zoë',
	'No. 7',
	'Ada (U.K.)',
])('%s is not', (text) => {
	expect(hasLink(text)).toBe(false)
})
