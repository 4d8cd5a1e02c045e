import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { sponsorshipPage } from './sponsorship.server.ts'

const today = new Date('2026-11-21T12:00:00Z')

test('a dog to sponsor says the least a month, that of the site when any sum helps', () => {
	const dot = aDog({ title: 'Dot', sponsorable: true, sponsorMinimum: 500 })
	const bear = aDog({ id: 118, title: 'Bear', sponsorable: true })
	const page = sponsorshipPage(someContent({ dogs: [dot, bear], options: someOptions() }), today)
	expect(page.dogs.map(({ name, from }) => [name, from])).toEqual([
		['Bear', '£1'],
		['Dot', '£5'],
	])
})

test('the usual monthly gifts say what they do, the least first; none without options', () => {
	const options = someOptions()
	const amounts = [
		{ amount: 2500, monthly: true, impact: 'feeds a dog all month.' },
		{ amount: 600, monthly: true, impact: 'feeds a dog for a week.' },
		{ amount: 1000, monthly: false, impact: 'treats fleas.' },
		{ amount: 900, monthly: true, impact: '' },
	]
	const content = someContent({ options: { ...options, giving: { ...options.giving, amounts } } })
	expect(sponsorshipPage(content, today).amounts).toEqual([
		{ sum: '£6', impact: 'feeds a dog for a week.', to: '/donate?give=monthly%3A6' },
		{ sum: '£25', impact: 'feeds a dog all month.', to: '/donate?give=monthly%3A25' },
	])
	expect(sponsorshipPage(someContent({ options: null }), today).amounts).toEqual([])
})

test('a dog says the least that its form takes, or what its own page says where nothing can be given', () => {
	const dogs = [aDog({ sponsorable: true, sponsorMinimum: 150 })]
	const { giving, ...options } = someOptions()
	const content = someContent({ dogs, options: { ...options, giving: { ...giving, minimum: 200 } } })
	expect(sponsorshipPage(content, today).dogs[0]?.from).toBe('£2')
	expect(sponsorshipPage(someContent({ dogs, options: null }), today).dogs[0]?.from).toBe('£1.50')
})

test('the news is from the diary with the latest entry, latest first; none without a diary', () => {
	const update = (date: string, text: string) => ({ date, text, picture: null })
	const updates = [update('2026-10-01', 'Older.'), update('2026-11-18', 'A walk.'), update('2026-11-19', 'A sofa.')]
	const dot = aDog({ title: 'Dot', sponsorable: true, updates })
	const bear = aDog({ id: 118, title: 'Bear', sponsorable: true, updates: [update('2026-11-02', 'Earlier.')] })
	const notToSponsor = aDog({ id: 119, updates: [update('2026-11-20', 'Of another dog.')] })
	const newsOf = (...dogs: Dog[]) => sponsorshipPage(someContent({ dogs, options: someOptions() }), today).news
	expect(newsOf(bear, dot, notToSponsor)).toMatchObject({
		name: 'Dot',
		entries: [
			{ day: '19 November 2026', text: 'A sofa.' },
			{ day: '18 November 2026', text: 'A walk.' },
		],
	})
	expect(newsOf(aDog({ sponsorable: true }))).toBeNull()
})
