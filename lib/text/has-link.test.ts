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
	'file://203.0.113.5/x',
	'\\\\203.0.113.5\\share',
	'ftp://files.example',
	'203.0.113.5/login',
	'phish.भारत/login',
	'নাম.বাংলা',
	'evil\u{200D}.com',
	'evil\u{FE0F}.com',
	'a٣.com',
	'hn̈.com',
	'bit\u{2024}ly/x',
	'bit\u{FE52}ly/x',
	'bit\u{FF0E}ly/x',
	'bit\u{FE12}ly/x',
	'203\u{2024}0\u{2024}113\u{2024}5',
	'\u{FF57}\u{FF57}\u{FF57}\u{FE52}example',
	'https\u{FF1A}\u{FF0F}\u{FF0F}example',
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
	'On 24.12. we ate 1.5 kg',
	'Note: hello',
	'him/her',
	'Thank you\u{2026}Love, Ada',
	'½ a biscuit at 9 ㏂',
	'🐕‍🦺 good dog',
	'Ada (U.K.)',
])('%s is not', (text) => {
	expect(hasLink(text)).toBe(false)
})
