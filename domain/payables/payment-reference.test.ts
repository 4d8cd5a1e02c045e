import { expect, test } from 'vitest'
import { parseReference } from '#lib/reference.ts'
import { findPaymentReferences, newPaymentReference } from './payment-reference.ts'

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const SOME = Array.from({ length: 300 }, (_, n) => newPaymentReference(n % 2 ? 'donation' : 'sponsorship'))

test('a reference has the form of all references, and no character that is mistaken for another', () => {
	for (const reference of SOME) {
		expect(reference).toMatch(/^(DON|SPO)-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{2}$/)
		expect(parseReference(reference)).toBe(reference)
	}
	expect(new Set(SOME).size).toBe(SOME.length)
})

test.each<[string, (reference: string) => string]>([
	['as it is', (r) => r],
	['in lower case', (r) => r.toLowerCase()],
	['without hyphens', (r) => r.replaceAll('-', '')],
	['with spaces', (r) => r.replaceAll('-', ' ')],
	['with a zero for the O', (r) => r.replace('DON', 'D0N').replace('SPO', 'SP0')],
	['in the text of a statement', (r) => `FASTER PAYMENTS RECEIPT REF.${r.replaceAll('-', '')} FROM O'BRIEN Z`],
	['run together with a name', (r) => `${r.toLowerCase().replaceAll('-', '')}smith zoe`],
	['after a word that ends like it begins', (r) => `LONDON ${r}`],
	['with long dashes and a line break', (r) => r.replace('-', '–').replace('-', '\n')],
])('a bank prints it %s', (_, print) => {
	for (const reference of SOME) expect(findPaymentReferences(print(reference))).toContain(reference)
})

test('one wrong character, or two exchanged ones, make it no reference', () => {
	for (const reference of SOME.slice(0, 60)) {
		const code = reference.slice(4).replace('-', '')
		const prefix = reference.slice(0, 3)
		for (let at = 0; at < code.length; at += 1) {
			for (const other of ALPHABET.replace(code[at] ?? '', '')) {
				expect(findPaymentReferences(`${prefix}${code.slice(0, at)}${other}${code.slice(at + 1)}`)).toEqual([])
			}
			const exchanged = `${code.slice(0, at)}${code[at + 1] ?? ''}${code[at]}${code.slice(at + 2)}`
			if (exchanged.length === code.length && exchanged !== code) {
				expect(findPaymentReferences(prefix + exchanged)).toEqual([])
			}
		}
	}
})

test('two references in one text are both found, and each once', () => {
	const [first = '', second = ''] = SOME
	expect(findPaymentReferences(`${first} and ${second}, again ${first}`)).toEqual([first, second])
	expect(findPaymentReferences('MONTHLY GIFT FROM A FRIEND')).toEqual([])
	expect(findPaymentReferences('')).toEqual([])
})
