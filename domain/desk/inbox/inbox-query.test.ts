import { expect, test } from 'vitest'
import { EVERYTHING_OPEN, inboxSearch, parseInboxQuery } from './inbox-query.ts'

const parse = (search: string) => parseInboxQuery(new URLSearchParams(search))

test('an address and its query say the same, in one spelling', () => {
	for (const search of [
		'',
		'?form=adoption&person=me&due=overdue',
		'?status=closed&sort=name&page=3',
		'?search=sam+t',
	]) {
		expect(inboxSearch(parse(search))).toBe(search)
	}
	expect(inboxSearch(parse('?form=&status=open&due=&search=+&sort=due&page=1'))).toBe('')
})

test('what is unknown counts as unset', () => {
	expect(parse('?status=x&due=x&sort=x&page=-1')).toEqual(EVERYTHING_OPEN)
	expect(parse('?page=1e9').page).toBe(1)
})

test('what is open is sorted by its due day, what is closed has the newest first', () => {
	expect(parse('?status=waiting')).toMatchObject({ sort: 'due', isDescending: false })
	expect(parse('?status=closed')).toMatchObject({ sort: 'received', isDescending: true })
	expect(parse('?status=closed&sort=-due')).toMatchObject({ sort: 'due', isDescending: true })
})
