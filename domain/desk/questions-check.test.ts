import { expect, test } from 'vitest'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { completeForm, FORM_IDS } from '../applications/forms/all-forms.ts'
import { questionsCheck } from './questions-check.ts'

const forms = FORM_IDS.map((id) => completeForm(id, someFormContext()))

test('the settings check says what is not asked, what must be, and what is no question', () => {
	expect(questionsCheck([], forms).state).toBe('ok')
	expect(questionsCheck(['adoption.allergies'], forms)).toMatchObject({
		state: 'note',
		words: 'Not asked: “Is anyone at home allergic to dogs?” (Apply to adopt a dog).',
	})
	const check = questionsCheck(['adoption.email', 'adoption.isTrue', 'adoption.offense', 'allergies'], forms)
	expect(check.state).toBe('problem')
	expect(check.words).toContain('no form can do without: adoption.email, adoption.isTrue.')
	expect(check.words).toContain('Not the key of any question: adoption.offense, allergies.')
})
