import { expect, test } from 'vitest'
import { givingSearch, parseGivingQuery } from './giving-query.ts'

const parse = (search: string) => parseGivingQuery(new URLSearchParams(search))

test('an address says what is shown, and unknown values show everything', () => {
	const search = '?search=Zo%C3%AB&state=past+due&kind=monthly&month=2026-11&fund=vets&provider=stripe&page=2'
	expect(givingSearch(parse(search))).toBe(search)
	expect(givingSearch(parse('?state=x&kind=x&month=2026-13&provider=x&page=-1&search=%00'))).toBe('')
})
