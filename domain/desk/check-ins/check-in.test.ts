import { expect, test } from 'vitest'
import { createFormContext } from '#domain/applications/form-context.ts'
import { isLinkKey } from '#domain/applications/signed-link.ts'
import { sampleContent } from '#tests/builders/content/sample-content.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { checkInEmail } from './check-in.ts'
import { CHECK_IN_KINDS } from './check-in-answers.ts'
import { checkInDays } from './check-in-days.ts'

const { charity } = createFormContext(await sampleContent(), 'https://www.fairlead.example', Date.UTC(2026, 10, 23))

test('the days are counted from the day the dog went home; three months end with the month', () => {
	expect(checkInDays('2026-11-30').map(({ dueOn }) => dueOn)).toEqual(['2026-12-02', '2026-12-14', '2027-02-28'])
	expect(checkInDays('2026-12-31').map(({ dueOn }) => dueOn)).toEqual(['2027-01-02', '2027-01-14', '2027-03-31'])
})

test.each(CHECK_IN_KINDS)('the email after %s has a signed link for each answer and asks for nothing else', (kind) => {
	const asked = {
		id: 'check-1',
		kind,
		to: 'sam@example.org',
		firstName: 'Sam',
		dogName: 'Biscuit',
		homeOn: '2026-11-30',
	}
	const { subject, text } = checkInEmail(asked, charity, formSecret)
	expect(subject).toBe('How is Biscuit getting on?')
	const links = [...text.matchAll(/https:\/\/www\.fairlead\.example(\/checkin\?\S+)/g)].map(
		([, path]) => new URLSearchParams(path?.split('?')[1]),
	)
	expect(links.map((link) => link.get('answer'))).toEqual(['well', 'questions', 'help'])
	for (const link of links) {
		expect(isLinkKey(link.get('key') ?? '', 'check-in', 'check-1', formSecret)).toBe(true)
		expect(isLinkKey(link.get('key') ?? '', 'withdraw', 'check-1', formSecret)).toBe(false)
		expect(isLinkKey(link.get('key') ?? '', 'check-in', 'check-2', formSecret)).toBe(false)
	}
	expect(text).not.toMatch(/donat|sponsor|appeal|gift/i)
})
