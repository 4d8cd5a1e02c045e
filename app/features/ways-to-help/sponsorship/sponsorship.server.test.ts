import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { sponsorshipPage } from './sponsorship.server.ts'

const today = new Date('2026-11-21T12:00:00Z')

test('a dog to sponsor says the least a month, or nothing when any sum helps', () => {
	const dot = aDog({ title: 'Dot', sponsorable: true, sponsorMinimum: 500 })
	const bear = aDog({ id: 118, title: 'Bear', sponsorable: true })
	const page = sponsorshipPage(someContent({ dogs: [dot, bear], options: someOptions() }), today)
	expect(page.dogs.map(({ name, minimum }) => [name, minimum])).toEqual([
		['Bear', ''],
		['Dot', '£5'],
	])
})
