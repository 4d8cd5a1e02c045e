import { expect, test } from 'vitest'
import { decisiveAnswers } from './decisive-answers.ts'

const answers = {
	children: 'yes',
	children0to4: '0',
	children5to11: '2',
	experience: 'none',
	hoursAlone: '6',
	pets: 'yes',
	pet1Species: 'dog',
	pet2Species: 'cat',
	garden: 'private',
	enclosed: 'yes',
}

test.each([
	['children', ['children5to11']],
	['cats', ['pet2Species']],
	['small_pets', ['pets']],
	['garden', ['enclosed']],
	['alone', ['hoursAlone']],
	['experience', ['experience']],
] as const)('%s is decided by %j', (need, names) => {
	expect(decisiveAnswers(need, answers)).toEqual(names)
})

test('without a garden or children, the question itself decides', () => {
	expect(decisiveAnswers('garden', { garden: 'none' })).toEqual(['garden'])
	expect(decisiveAnswers('children', { children: 'no' })).toEqual(['children'])
})
