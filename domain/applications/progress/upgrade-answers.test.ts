import { expect, test } from 'vitest'
import { enough } from '#tests/builders/applications/answers.ts'
import { aStoredSubmission } from '#tests/builders/applications/submission.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { describeAnswers } from '../answers/describe-answers.ts'
import { upgradeAnswers } from './upgrade-answers.ts'

test('an earlier height and unit become one answer, unless answered since', () => {
	expect(upgradeAnswers({ garden: 'private', fence: '6', fenceUnit: 'ft' })).toEqual({
		garden: 'private',
		fenceHeight: ['6', 'ft'],
	})
	expect(upgradeAnswers({ fence: '6', fenceUnit: 'ft', fenceHeight: '120' })).toEqual({ fenceHeight: '120' })
	expect(upgradeAnswers({ fence: '', fenceUnit: '' })).toEqual({})
	const answers = { garden: 'none' }
	expect(upgradeAnswers(answers)).toBe(answers)
})

test('a fence height stored before the upgrade is shown in words', () => {
	const answers = { ...enough.adoption, fence: '6', fenceUnit: 'ft' }
	const described = describeAnswers(aStoredSubmission({ answers }), someContent({ dogs: [aDog()] }), 0)
	expect(described).toContainEqual(expect.objectContaining({ field: 'fenceHeight', value: '183 cm (6 feet)' }))
	expect(described.filter(({ section }) => section === 'Other answers')).toEqual([])
})
