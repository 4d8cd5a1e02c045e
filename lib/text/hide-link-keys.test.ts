import { expect, test } from 'vitest'
import { hideLinkKeys } from './hide-link-keys.ts'

test('the keys of links are hidden, in text, HTML and JSON, and nothing else', () => {
	expect(hideLinkKeys('Withdraw: https://a.example/apply/withdraw?reference=ADO-1&key=aB-_9.x\n\nOr ring us.')).toBe(
		'Withdraw: https://a.example/apply/withdraw?reference=ADO-1&key=…(hidden)\n\nOr ring us.',
	)
	expect(hideLinkKeys('<a href="https://a.example/checkin?id=1&amp;key=abc&amp;answer=well">Well</a>')).toBe(
		'<a href="https://a.example/checkin?id=1&amp;key=…(hidden)&amp;answer=well">Well</a>',
	)
	expect(JSON.parse(hideLinkKeys(JSON.stringify({ url: 'https://a.example/giving/manage?key=id.abc', n: 1 })))).toEqual(
		{
			url: 'https://a.example/giving/manage?key=…(hidden)',
			n: 1,
		},
	)
	expect(hideLinkKeys('The key is under the mat. monkey=1 https://a.example/?turkey=2')).toBe(
		'The key is under the mat. monkey=1 https://a.example/?turkey=2',
	)
})
