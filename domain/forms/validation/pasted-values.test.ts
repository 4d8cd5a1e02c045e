import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { formFor } from '../../applications/forms/all-forms.ts'
import { readStep } from './read-step.ts'

const formContext = someFormContext()
const steps = (['adoption', 'surrender'] as const).flatMap((id) => formFor(id, formContext).steps)
const [, ...rows] = readFileSync('tests/fixtures/forms/invisible-characters.tsv', 'utf8').trimEnd().split('\n')

test.each(rows.map((row) => row.split('\t')))('%s %s (%s) is kept as "%s"', (name, sent, _what, kept) => {
	const step = steps.find(({ fields }) => fields.some((field) => field.name === name))
	if (!step) throw new Error(`no form asks for ${name}`)
	const { answers, typed, errors } = readStep(step, new URLSearchParams(`${name}=${sent}`))
	const messages = errors.filter(({ field }) => field === name)
	if (kept === '') expect([answers[name], messages.length]).toEqual([undefined, 1])
	else expect([answers[name], typed[name], messages]).toEqual([kept, kept, []])
})
