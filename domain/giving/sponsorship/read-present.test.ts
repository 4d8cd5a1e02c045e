import { expect, test } from 'vitest'
import { type PresentFields, presentDays, readPresent } from './read-present.ts'

const TODAY = '2026-11-23'
const FIELDS: PresentFields = {
	recipient: ' Ada Lovelace ',
	relation: 'Friend',
	recipientEmail: 'ada@example.org',
	recipientAddress: '',
	message: 'Happy birthday!\r\nLove, Zoë',
	sendDay: '24',
	sendMonth: '12',
	sendYear: '2026',
}
const read = (changes: Partial<PresentFields> = {}) => readPresent({ ...FIELDS, ...changes }, TODAY, 'en-GB')
const on = (day: string) => {
	const [sendYear = '', sendMonth = '', sendDay = ''] = day.split('-')
	return read({ sendYear, sendMonth, sendDay })
}

test('a present has its recipient, message and day', () => {
	expect(read()).toEqual({
		errors: {},
		present: {
			recipient: 'Ada Lovelace',
			relation: 'Friend',
			email: 'ada@example.org',
			address: null,
			message: 'Happy birthday!\nLove, Zoë',
			sendOn: '2026-12-24',
		},
	})
})

test.each([
	['2026-11-23', '2026-11-24', '2027-11-23'],
	['2026-12-31', '2027-01-01', '2027-12-31'],
	['2028-02-29', '2028-03-01', '2029-02-28'],
	['2027-02-28', '2027-03-01', '2028-02-28'],
])('on %s a present may be sent from %s to %s', (today, first, last) => {
	expect(presentDays(today)).toEqual({ first, last })
})

test.each(['2026-11-24', '2027-11-23', '2026-12-1'])('%s is a day for a present', (day) => {
	expect(on(day).errors).toEqual({})
})

test.each(['2026-11-23', '2026-11-22', '2027-11-24', '2026-02-31', '2026-13-01', '2026-xx-01', '--'])(
	'%s is no day for a present, and the sentence says which are',
	(day) => {
		expect(on(day)).toEqual({
			present: null,
			errors: { sendDay: 'Choose a date from tomorrow to 12 months ahead: 24 November 2026 to 23 November 2027' },
		})
	},
)

test('a day is understood as it is pasted, and a short year is asked for', () => {
	const typed = (sendDay: string) => read({ sendDay, sendMonth: '', sendYear: '' })
	expect(typed('24/12/2026').present?.sendOn).toBe('2026-12-24')
	expect(typed('24 December 2026').present?.sendOn).toBe('2026-12-24')
	expect(typed('24 Dec 26').errors.sendDay).toBe('Enter the year with all four digits, like 2026')
})

test('an address that an email cannot reach is none, and a pasted one is tidied', () => {
	expect(read({ recipientEmail: '\u200bada@my–site.org' }).present?.email).toBe('ada@my-site.org')
	expect(read({ recipientEmail: 'ada@my’site.org' }).errors.recipientEmail).toContain('name@example.com')
})

test('an email or a postal address is enough, and one is needed', () => {
	expect(read({ recipientEmail: '', recipientAddress: '1 High Street\nSaltmarsh' }).present).toMatchObject({
		email: null,
		address: '1 High Street\nSaltmarsh',
	})
	expect(read({ recipientEmail: ' ' }).errors.recipientEmail).toBe(
		'Enter an email or postal address for the person receiving the present',
	)
	expect(read({ recipientEmail: 'ada@' }).errors.recipientEmail).toContain('name@example.com')
})

test('250 characters of a message are taken, 251 are not, and links are not', () => {
	expect(read({ message: '🐾'.repeat(250) }).errors).toEqual({})
	expect(read({ message: 'a'.repeat(251) }).errors.message).toContain('You have 251')
	for (const message of ['Look at http://evil.example', 'win at evil.com now', 'www.evil']) {
		expect(read({ message }).errors.message).toContain('web addresses')
	}
	// Mail programs make links of it, which the sentence says.
	expect(read({ message: 'Dot.Love you.Call me' }).errors.message).toContain('a space after each full stop')
	expect(read({ message: 'Dot. Love you. Call me' }).errors).toEqual({})
})

test('a name and the relation are needed, and a link is no name', () => {
	expect(read({ recipient: '', relation: '' }).errors).toEqual({
		recipient: 'Enter the name of the person who gets the present',
		relation: 'Select who they are to you',
	})
	expect(read({ recipient: 'Claim at evil.com', relation: 'Boss' }).errors).toHaveProperty('recipient')
})
