import { expect, test } from 'vitest'
import { formSecret, otherFormSecret } from '#tests/builders/form-secret.ts'
import { readSignedTime, signTime } from './signed-time.ts'
import { spamReasons, textHash } from './spam.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const person = { honeypot: '', openedAt: NOW - 60_000, now: NOW, isRepeat: false }
const about = (answers: Record<string, string>) => spamReasons({ ...person, answers })

test('genuine names and texts are not spam', () => {
	expect(about({ firstName: 'Ronald', lastName: 'McDonald-O’Brien' })).toEqual([])
	expect(about({ firstName: 'DEIRDRE', lastName: 'DeLaCruz', town: 'St. Ives' })).toEqual([])
	expect(
		about({ name: '李小龍', message: 'HELLO I AM 84 AND MY DAUGHTER SAYS I SHOULD WRITE TO YOU ABOUT A LITTLE DOG' }),
	).toEqual([])
	expect(about({ message: 'I saw Biscuit on www.facebook.com and at https://fairlead.example' })).toEqual([])
})

test.each([
	[{ honeypot: 'x' }, {}, 'something in the box that people cannot see'],
	[{ openedAt: undefined }, {}, 'sent without our form'],
	[{ openedAt: NOW - 2999 }, {}, 'sent within 3 seconds'],
	[{ isRepeat: true }, {}, 'the same text as another'],
	[{}, { firstName: 'Win big at https://casino.example' }, 'a link in a name'],
	[{}, { lastName: 'www.pills.top' }, 'a link in a name'],
	[{}, { lastName: 'pills\u{2024}top' }, 'a link in a name'],
	[{}, { name: 'xKdPwQzRtB' }, 'a name of mixed capitals'],
	[{}, { message: 'MAKE MONEY FAST WITH OUR NEW METHOD!!! ONLY $99 TODAY' }, 'a text in capitals that sells something'],
])('%o with %o is set apart for its reason', (changes, answers, reason) => {
	expect(spamReasons({ ...person, answers, ...changes })).toEqual([reason])
})

test('three seconds after opening is not spam', () => {
	expect(spamReasons({ ...person, openedAt: NOW - 3000, answers: {} })).toEqual([])
})

test('the text hash ignores spacing and case; short texts have none', () => {
	const text = 'I would like to know whether Biscuit can live with two cats.'
	expect(textHash({ message: text })).toBe(textHash({ message: text.toUpperCase().replaceAll(' ', '  ') }))
	expect(textHash({ message: text })).not.toBe(textHash({ message: `${text} And hens.` }))
	expect(textHash({ message: 'Is Biscuit free?' })).toBeUndefined()
})

test('only times signed for this form are valid', () => {
	const token = signTime(NOW, 'contact', formSecret)
	expect(readSignedTime(token, 'contact', formSecret)).toBe(NOW)
	expect(readSignedTime(token, 'adoption', formSecret)).toBeUndefined()
	expect(readSignedTime(token, 'contact', otherFormSecret)).toBeUndefined()
	const earlier = `${(NOW - 60_000).toString(36)}.${token.split('.')[1]}`
	for (const forged of ['', 'x', earlier, `${token}x`, token.replace('.', ''), '0.', `zzzzzzzzzzz.${'a'.repeat(43)}`]) {
		expect(readSignedTime(forged, 'contact', formSecret)).toBeUndefined()
	}
})
