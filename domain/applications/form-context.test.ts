import { expect, test } from 'vitest'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDoc } from '#tests/builders/content/doc.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { aRole } from '#tests/builders/content/role.ts'
import { createFormContext } from './form-context.ts'
import { formFor } from './forms/all-forms.ts'

test('available and reserved dogs are offered by name, with reserved ones marked', () => {
	const statuses = ['reserved', 'available', 'adopted', 'died', 'withdrawn', 'long_term_foster', 'coming_soon'] as const
	const dogs = statuses.map((status, index) =>
		aDog({ id: 101 + index, title: `${'GFEDCBA'[index]}-${status}`, status }),
	)
	const [field] = formFor('adoption', someFormContext({ dogs })).steps[0]?.fields ?? []
	expect(field && 'options' in field ? field.options.map(({ label }) => label) : []).toEqual([
		'No dog in mind yet',
		'A-coming_soon',
		'F-available',
		'G-reserved (reserved)',
	])
})

test('closed roles are not offered, and many roles become a select', () => {
	const open = (count: number) =>
		Array.from({ length: count }, (_, id) => aRole({ id, slug: `role-${id}`, title: `Role ${id}` }))
	const roleField = (count: number) =>
		formFor('volunteering', someFormContext({ roles: [...open(count), aRole({ slug: 'closed', open: false })] }))
			.steps[0]?.fields[0]
	expect(roleField(2)).toMatchObject({
		kind: 'radios',
		options: [{ value: 'role-0' }, { value: 'role-1' }, { value: 'any' }],
	})
	expect(roleField(12)?.kind).toBe('select')
})

test('forms work without any data about the charity', () => {
	const formContext = createFormContext(someContent(), 'https://www.fairlead.example', Date.UTC(2026, 10, 21))
	expect(formFor('adoption', formContext).steps.length).toBeGreaterThan(10)
	expect(JSON.stringify(formFor('surrender', formContext))).toContain('If not, ring 999 now.')
	expect(JSON.stringify(formFor('contact', formContext))).not.toContain('Please ring')
})

test('forms link to the privacy notice if there is one', () => {
	const worldWith = (slug: string) =>
		createFormContext(someContent({ docs: [aDoc({ slug })] }), 'https://www.fairlead.example', 0)
	expect(worldWith('privacy').privacyUrl).toBe('/docs/privacy')
	const without = worldWith('terms')
	expect(without.privacyUrl).toBe('')
	expect(formFor('adoption', without).privacy).not.toMatch(/notice/)
})
