import { expect, test } from 'vitest'
import type { Centre } from '#content/model/content.ts'
import { createFormContext } from '#domain/applications/form-context.ts'
import { formFor } from '#domain/applications/forms/all-forms.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { formSidebar } from './form-sidebar.server.ts'

const hill = {
	name: 'Hill Farm',
	address: 'Top Road, Wethercross TH9 3LN',
	hours: 'Every day, 9am to 5pm',
	person: null,
}
const sea = { name: 'Saltmarsh', address: '', hours: hill.hours, person: null }

function contactBeside(centres: Centre[]) {
	const content = someContent({ options: someOptions({ centres }) })
	const formContext = createFormContext(content, 'https://www.fairlead.example', Date.UTC(2026, 10, 21, 9))
	return formSidebar(formFor('contact', formContext), formContext, {}, content).contact
}

test('hours that all centres share are said once, others with each centre', () => {
	const shared = contactBeside([hill, sea])
	expect(shared?.hours).toBe('Open: every day, 9am to 5pm')
	expect(shared?.centres.map(({ hours }) => hours)).toEqual(['', ''])
	const apart = contactBeside([hill, { ...sea, hours: 'Weekends' }])
	expect(apart?.hours).toBe('')
	expect(apart?.centres.map(({ hours }) => hours)).toEqual(['Every day, 9am to 5pm', 'Weekends'])
})

test('a centre with an address leads to directions', () => {
	const [toHill, toSea] = contactBeside([hill, sea])?.centres ?? []
	expect(toHill?.directions).toBe(
		'https://www.google.com/maps/dir/?api=1&destination=Top%20Road%2C%20Wethercross%20TH9%203LN',
	)
	expect(toSea?.directions).toBe('')
})
