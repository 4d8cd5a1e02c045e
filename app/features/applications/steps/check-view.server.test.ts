import { expect, test } from 'vitest'
import { formFor } from '#domain/applications/forms/all-forms.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { checkView } from './check-view.server.ts'

test('each answer leads to its own question, and an address that looks mistyped is doubted before anything is sent to it', () => {
	const form = formFor('adoption', someFormContext())
	const rows = (email: string) =>
		checkView(form, { ...enough.adoption, email }, '/apply/adoption').flatMap((group) => group.rows)
	const row = (email: string) => rows(email).find(({ changeUrl }) => changeUrl.endsWith('#answer-email'))
	expect(row('zoe@example.org')).toMatchObject({
		value: 'zoe@example.org',
		doubt: '',
		changeUrl: '/apply/adoption/you?change=1#answer-email',
	})
	expect(row('zoe@gmial.com')).toMatchObject({
		value: 'zoe@gmial.com',
		doubt: 'Did you mean zoe@gmail.com? Then choose “Change”.',
	})
})
