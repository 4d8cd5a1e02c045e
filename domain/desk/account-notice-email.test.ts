import { expect, test } from 'vitest'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { accountNoticeEmail } from './account-notice-email.ts'
import { ACCOUNT_NOTICES } from './people/staff.ts'

test('each notice says what happened, on which day, and what to do if it was not them, without a link to press', () => {
	const { charity } = someFormContext()
	for (const kind of ACCOUNT_NOTICES) {
		const told = { to: 'ana@x.example', person: 'Ana', kind, name: 'Firefox on Android', day: '23 November 2026' }
		const { subject, text, html } = accountNoticeEmail(told, charity)
		expect(subject).toContain(`the ${charity.name} desk`)
		expect(text).toContain('on 23 November 2026')
		expect(text).toContain('If it was not you:')
		expect(text).toContain('tell a lead')
		expect(text.includes('Firefox on Android')).toBe(kind !== 'wrong codes')
		expect(html).not.toContain('/desk')
	}
})
