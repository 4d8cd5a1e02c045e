import { expect, test } from 'vitest'
import { aDog } from '#tests/builders/content/dog.ts'
import { caseChecks } from './case-checks.ts'

const duke = aDog({ title: 'Duke', garden: 'required', fenceCm: 180 })
const flag = (text: string, isSensitive = false) => ({ text, isSensitive })

test('what was noted of a need that does not fit today is said once, and each thing to check is named', () => {
	const flags = [flag('No garden; Duke needs one'), flag('Duke is reserved'), flag('Allergic', true)]
	const { flags: said, misfits, topics } = caseChecks({ flags, answers: { garden: 'none' } }, duke)
	expect(misfits).toMatchObject([{ verdict: 'gap', about: 'garden', theirs: 'They have no garden' }])
	expect([said, topics]).toEqual([['Duke is reserved'], ['reserved', 'garden']])
})

test('what was noted stays while the comparison does not say it', () => {
	const flags = [flag('Children; Duke needs a home without'), flag('Fence 90 cm; Duke needs 180 cm')]
	const topics = ['children', 'garden']
	expect(caseChecks({ flags, answers: {} }, duke)).toMatchObject({ flags: flags.map(({ text }) => text), topics })
	expect(caseChecks({ flags, answers: { garden: 'none' } }, undefined)).toMatchObject({ misfits: [], topics })
})

test('two needs that do not fit are two things to check', () => {
	const answers = { garden: 'none', experience: 'none' }
	const { topics } = caseChecks({ flags: [], answers }, { ...duke, experience: 'lots' })
	expect(topics).toEqual(['garden', 'experience'])
})

test('half hours and half centimetres are the same needs', () => {
	const flags = [flag('3.5 hours alone; Duke manages 3'), flag('Fence 91.5 cm; Duke needs 180 cm')]
	expect(caseChecks({ flags, answers: {} }, duke).topics).toEqual(['time alone', 'garden'])
})
