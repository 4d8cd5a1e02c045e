import { expect, test } from 'vitest'
import { enough } from '#tests/builders/applications/answers.ts'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { formFor } from '../../applications/forms/all-forms.ts'
import { answerGroups } from '../answers/check-answers.ts'
import { finalAnswers, findPosition, firstUnfinished } from './progress.ts'

const form = formFor('adoption', someFormContext({ dogs: [aDog()] }))

test('the number of steps depends on the answers', () => {
	expect(findPosition(form, {}, 'dog')).toMatchObject({ previous: undefined, next: 'you', number: 1, count: 13 })
	expect(findPosition(form, { pets: 'yes' }, 'vet')).toMatchObject({
		previous: 'animal-1',
		next: 'time',
		number: 9,
		count: 15,
	})
	expect(findPosition(form, { pets: 'yes', pet1More: 'yes' }, 'animal-2')).toMatchObject({
		previous: 'animal-1',
		next: 'vet',
	})
	expect(findPosition(form, {}, 'declare')?.next).toBeUndefined()
})

test('steps that do not apply or do not exist have no position', () => {
	expect(findPosition(form, { pets: 'no' }, 'vet')).toBeUndefined()
	// Without the first animal there is no second.
	expect(findPosition(form, { pets: 'no', pet1More: 'yes' }, 'animal-2')).toBeUndefined()
	expect(findPosition(form, {}, 'constructor')).toBeUndefined()
})

test('the form continues at the first unfinished step', () => {
	expect(firstUnfinished(form, {})?.id).toBe('dog')
	expect(firstUnfinished(form, { ...enough.adoption, town: '' })?.id).toBe('address')
	expect(firstUnfinished(form, { ...enough.adoption, adult: 'no' })?.id).toBe('you')
	expect(firstUnfinished(form, enough.adoption)).toBeUndefined()
})

test('a dog removed from the content is asked for again', () => {
	const answers = { ...enough.adoption, dog: 'biscuit' }
	expect(firstUnfinished(form, answers)).toBeUndefined()
	expect(firstUnfinished(formFor('adoption', someFormContext()), answers)?.id).toBe('dog')
})

test('only normalised answers to visible questions are sent', () => {
	const all = {
		...enough.adoption,
		landlord: 'no',
		pet1Species: 'dog',
		gaveUpWhy: 'changed my mind',
		isAdmin: 'yes',
		fenceHeight: ['6,5', 'ft'],
	}
	const sent = finalAnswers(form, all)
	expect(sent).toMatchObject({ postcode: 'SA14 8NN', hoursAlone: '3.5', fenceHeight: '198', support: [] })
	for (const name of ['landlord', 'pet1Species', 'gaveUpWhy', 'isAdmin']) expect(sent).not.toHaveProperty(name)
})

test('answers are formatted in words, with where to change them', () => {
	const groups = answerGroups(form, { ...enough.adoption, dog: 'biscuit', support: ['lead', 'shy'] })
	const rows = groups.flatMap((group) => group.rows)
	const row = (label: string) => rows.find((one) => one.label === label)
	expect(groups[0]).toMatchObject({ step: 'dog', title: 'Which dog?' })
	expect(row('Who would you like to adopt?')).toMatchObject({
		value: 'Biscuit',
		change: { step: 'dog', id: 'answer-dog' },
	})
	expect(row('Which of these could you help a dog with?')?.value).toBe('Pulling on the lead, Being shy of people')
	expect(row('What’s the longest the dog would usually be left alone?')?.value).toBe('3.5 hours')
	expect(row('Address line 2')).toMatchObject({ value: 'Not answered', isAnswered: false })
	expect(row('Does your landlord allow a dog?')).toBe(undefined)
	expect(row('Is anyone at home allergic to dogs?')?.isSensitive).toBe(true)
})

test('dates are formatted in words', () => {
	const fostering = formFor('fostering', someFormContext())
	const start = (given: string | string[]) => answerGroups(fostering, { start: given })[0]?.rows[1]?.value
	expect(start('2027-03-05')).toBe('5 March 2027')
	expect(start(['31', '2', '2027'])).toBe('31 2 2027')
})
