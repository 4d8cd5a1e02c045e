import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { aPage, aSection } from '#tests/builders/content/page.ts'
import { sampleContent } from '#tests/builders/content/sample-content.ts'
import { formMinutes, personOfForm, readyForForm, stepsOfForm } from './steps-of-form.ts'

function step(title: string, html: string) {
	return { title, html, url: '', picture: null }
}

test('the steps of a form are those of its page, and the minutes are those of the step with the form', () => {
	const items = [
		step('Find', '<p>Look. Then read.</p><p><strong>About 10 minutes</strong></p>'),
		step('Tell', '<p><a href="/apply/adoption/start">Fill it in</a>.</p><p><b>About 25 minutes, and a call</b></p>'),
		step('Go home', '<p>Together.</p>'),
	]
	const content = someContent({ pages: [aPage('adoption', [aSection('faq'), aSection('steps', { items })])] })
	const steps = stepsOfForm(content, 'adoption')
	expect(steps).toEqual([
		{ title: 'Find', text: 'Look.', note: 'About 10 minutes', isForm: false },
		{ title: 'Tell', text: 'Fill it in.', note: 'About 25 minutes, and a call', isForm: true },
		{ title: 'Go home', text: 'Together.', note: '', isForm: false },
	])
	expect(formMinutes(steps)).toBe(25)
	expect(stepsOfForm(content, 'fostering')).toEqual([])
	expect(stepsOfForm(content, 'contact')).toEqual([])
	expect(formMinutes([])).toBeUndefined()
})

test('what to have ready for a form is the list of its page, and unknown where the page has none', async () => {
	const html = '<ul><li>Your address, and your <a href="/rent">landlord</a>’s word</li><li><p>A vet</p></li></ul>'
	const content = someContent({ pages: [aPage('adoption', [aSection('text', { id: 'have-ready', html })])] })
	expect(readyForForm(content, 'adoption')).toEqual(['Your address, and your landlord’s word', 'A vet'])
	expect(readyForForm(content, 'fostering')).toBeUndefined()
	expect(readyForForm(await sampleContent(), 'adoption')).toContainEqual(expect.stringContaining('landlord'))
})

test.for(['adoption', 'fostering', 'volunteering'] as const)('the sample tells the %s form’s minutes', async (form) => {
	expect(formMinutes(stepsOfForm(await sampleContent(), form))).toBeGreaterThan(4)
})

test('the person of a form is the one of the step with the form, and none without a portrait', async () => {
	const content = await sampleContent()
	expect(personOfForm(content, 'volunteering')).toMatchObject({
		title: 'Talk to Jo',
		text: 'Jo Lindqvist looks after volunteers.',
		picture: { alt: expect.stringContaining('Jo') },
	})
	expect(personOfForm(content, 'fostering')?.title).toBe('Talk to Tom')
	expect(personOfForm(content, 'adoption')).toBeNull()
	expect(personOfForm(content, 'contact')).toBeNull()
})
