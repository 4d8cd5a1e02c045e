import { expect, test } from 'vitest'
import { takeHealth } from './training-and-health.ts'

test('what a story says about health is taken out of it, and what follows stays', () => {
	const health = '<h2 id="h-health">Health</h2>\n<p>Worn teeth.</p>\n'
	expect(takeHealth(`<p>He raced.</p>\n${health}<h2 id="h-more">More</h2><p>Jumpers.</p>`)).toEqual({
		story: '<p>He raced.</p>\n<h2 id="h-more">More</h2><p>Jumpers.</p>',
		health: '<p>Worn teeth.</p>',
	})
})

test('a story without that heading, or with nothing else, stays whole', () => {
	for (const html of ['', '<p>Good health.</p>', '<h2>Health</h2><p>Fine.</p>', '<p>New.</p><h2>Health</h2>'])
		expect(takeHealth(html)).toEqual({ story: html, health: '' })
})
