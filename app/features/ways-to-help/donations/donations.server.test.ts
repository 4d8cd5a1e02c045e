import { expect, test } from 'vitest'
import { EMPTY_OPTIONS } from '#content/model/general-options.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { aPage, aSection } from '#tests/builders/content/page.ts'
import { donationsPage } from './donations.server.ts'

test('what gifts do is told for every month and for once, the smallest sum first, and never without words', () => {
	const amounts = [
		{ amount: 2500, monthly: true, impact: 'feeds a dog.' },
		{ amount: 650, monthly: true, impact: 'buys a bed.' },
		{ amount: 1000, monthly: false, impact: 'treats fleas.' },
		{ amount: 3000, monthly: false, impact: '' },
	]
	const options = someOptions({ giving: { ...EMPTY_OPTIONS.giving, amounts, giftAid: true } })
	const { monthly, once } = donationsPage(someContent({ options }))
	expect(monthly).toEqual([
		{ sum: '£6.50', text: 'buys a bed.', url: '/donate?give=monthly:6.50' },
		{ sum: '£25', text: 'feeds a dog.', url: '/donate?give=monthly:25' },
	])
	expect(once.map(({ sum }) => sum)).toEqual(['£10'])
})

test('the first text says how to give, other texts stand at the side, and nothing an editor wrote is lost', () => {
	const sections = [
		aSection('text', { id: 'how' }),
		aSection('faq'),
		aSection('text', { id: 'where' }),
		aSection('cards'),
	]
	const page = donationsPage(someContent({ pages: [aPage('waystohelp/donations', sections)] }))
	expect(page.howTo?.id).toBe('how')
	expect(page.asides.map(({ id }) => id)).toEqual(['where'])
	expect(page.others.map(({ id }) => id)).toEqual(['faq', 'cards'])
})
