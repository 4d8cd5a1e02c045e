import { expect, test } from 'vitest'
import { enough } from '#tests/builders/applications/answers.ts'
import { aStoredSubmission } from '#tests/builders/applications/submission.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { describeAnswers } from './describe-answers.ts'

const NOW = Date.UTC(2026, 10, 21, 9)

function described(answers: Record<string, unknown>, form = 'adoption') {
	return describeAnswers(aStoredSubmission({ form, answers }), someContent({ dogs: [aDog()] }), NOW)
}

test('answers are described with the labels, order and steps of the form', () => {
	const rows = described({ ...enough.adoption, dog: 'biscuit' })
	expect(rows[0]).toEqual({
		field: 'dog',
		section: 'Which dog?',
		label: 'Who would you like to adopt?',
		value: 'Biscuit',
		isSensitive: false,
	})
	expect(rows.find(({ field }) => field === 'hoursAlone')?.value).toBe('3.5 hours')
	expect(rows.find(({ field }) => field === 'allergies')?.isSensitive).toBe(true)
	expect(rows.some(({ field }) => field === 'why')).toBe(false)
})

test('answers of removed dogs, questions and forms are still shown', () => {
	expect(described({ dog: 'long-gone' })).toMatchObject([{ field: 'dog', value: 'long-gone' }])
	expect(described({ shoeSize: '43', pets: ['a cat', 'a hen'] })).toContainEqual(
		expect.objectContaining({ field: 'shoeSize', value: '43', isSensitive: true }),
	)
	expect(described({ any: 'thing' }, 'raffle')).toMatchObject([{ section: 'Other answers', value: 'thing' }])
})
