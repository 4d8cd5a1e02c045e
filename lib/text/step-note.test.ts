import { expect, test } from 'vitest'
import { splitStepNote } from './step-note.ts'

test('a last paragraph in bold is the note of a step', () => {
	expect(
		splitStepNote('<p>Come and say hello.</p>\n<p><strong>About 10 minutes &amp; a coffee</strong></p>\n'),
	).toEqual({
		html: '<p>Come and say hello.</p>',
		note: 'About 10 minutes & a coffee',
	})
})

test('bold words inside a sentence are no note', () => {
	const html = '<p>Bring <strong>a lead</strong></p>'
	expect(splitStepNote(html)).toEqual({ html, note: '' })
})
