import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLUGIN_QUESTIONS, pluginQuestions } from './plugin-questions.ts'

test('the questions that the plugin lists are those of the forms', () => {
	expect(readFileSync(PLUGIN_QUESTIONS, 'utf8'), 'out of date: run npm run plugin:fields').toBe(pluginQuestions())
})

test('a question has its words, and one that no form can do without is not listed', () => {
	expect(pluginQuestions()).toContain("'adoption.landlord' => 'Does your landlord allow a dog?'")
	expect(pluginQuestions()).not.toMatch(/adoption\.(?:email|dog|isTrue)'/)
})
