import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormContext } from '#domain/applications/form-context.ts'
import { completeForm, FORM_IDS } from '#domain/applications/forms/all-forms.ts'
import { canBeSwitchedOff } from '#domain/applications/forms/without-questions.ts'
import type { Form } from '#domain/forms/form.ts'
import { uk } from '#domain/region/uk.ts'
import { php } from './php.ts'

/** The questions of the forms that the WordPress plugin lists, for charities that do not ask some of them. */
export const PLUGIN_QUESTIONS = join(
	import.meta.dirname,
	'../../wordpress/fairlead/includes/options/question-table.php',
)

/** No charity in particular: its questions have the words that all charities share. */
const ANY_CHARITY: FormContext = {
	today: '2026-01-01',
	region: uk,
	charity: {
		name: '',
		url: '',
		phone: '',
		email: '',
		registeredName: '',
		charityNumber: '',
		address: '',
		companyNumber: '',
		registeredOffice: '',
		locale: '',
	},
	rules: { replyWithinDays: 5, minimumAge: 18, retentionMonths: 6 },
	thresholds: [],
	questionsOff: [],
	dogs: [],
	roles: [],
	privacyUrl: '',
}

/** The file: each form with its title, and its steps with the questions that can be switched off. */
export function pluginQuestions(): string {
	const forms = FORM_IDS.map((id) => completeForm(id, ANY_CHARITY))
		.map((form) => [form.id, { title: form.title, steps: stepsOf(form) }] as const)
		.filter(([, { steps }]) => Object.keys(steps).length > 0)
	return `<?php
/**
 * Questions that a charity may leave out, printed from domain/applications/forms of the site by \`npm run plugin:fields\`. Do not edit.
 *
 * phpcs:disable WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
 *
 * @package Fairlead
 */

defined( 'ABSPATH' ) || exit;

return ${php(Object.fromEntries(forms))};
`
}

function stepsOf({ id, steps }: Form) {
	const asked = steps.map(({ id: step, title, fields }) => {
		const questions = fields.filter(canBeSwitchedOff).map(({ name, label }) => [`${id}.${name}`, label])
		return [step, { title, questions: Object.fromEntries(questions) }] as const
	})
	return Object.fromEntries(asked.filter(([, { questions }]) => Object.keys(questions).length > 0))
}

if (import.meta.main) writeFileSync(PLUGIN_QUESTIONS, pluginQuestions())
