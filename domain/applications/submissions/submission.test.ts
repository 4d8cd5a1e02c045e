import { expect, test } from 'vitest'
import { enough } from '#tests/builders/applications/answers.ts'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { formFor } from '../forms/all-forms.ts'
import { submissionOf } from './submission.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const sent = { quarantineReasons: [], confirmation: undefined, now: NOW }

test('a submission has its person, topic, reply deadline and consent wording', () => {
	const formContext = someFormContext({ dogs: [aDog()] })
	const kept = submissionOf(formFor('adoption', formContext), { ...enough.adoption, dog: 'biscuit' }, formContext, sent)
	expect(kept).toMatchObject({
		form: 'adoption',
		prefix: 'ADP',
		name: 'Zoë O’Brien',
		email: 'zoe@example.org',
		phone: '01632 960 001',
		town: 'Thornford',
		about: 'Biscuit',
		aboutSlug: 'biscuit',
		replyBy: '2026-11-27',
		deleteAt: Date.UTC(2027, 4, 21, 9),
	})
	expect(kept.wording).toMatchObject({
		homeCheck: 'Someone from the charity may visit my home, in person or by video, at a time that suits me',
		privacy: expect.stringContaining('delete it 6 months after we have answered you and closed it'),
	})
	expect(kept.wording).not.toHaveProperty('vetPermission')
})

test('staff flags are stored as evaluated when the form was sent', () => {
	const dog = aDog({
		goodWith: { dogs: 'unknown', cats: 'unknown', smallPets: 'unknown', children: { fit: 'selective', minAge: 8 } },
	})
	const formContext = someFormContext({ dogs: [dog] })
	const family = { ...enough.adoption, dog: 'biscuit', children: 'yes', children5to11: '1', allergies: 'yes' }
	expect(submissionOf(formFor('adoption', formContext), family, formContext, sent).flags).toEqual([
		{ text: 'Children from 5; Biscuit needs 8 or over', isSensitive: false },
		{ text: 'Someone at home is allergic to dogs', isSensitive: true },
	])
})

test('without a town the postcode district is used; without a dog the topic is empty', () => {
	const formContext = someFormContext()
	const volunteer = submissionOf(formFor('volunteering', formContext), enough.volunteering, formContext, sent)
	expect(volunteer).toMatchObject({ town: 'SA14', about: '', aboutSlug: '' })
	const owner = submissionOf(formFor('surrender', formContext), enough.surrender, formContext, sent)
	expect(owner).toMatchObject({ about: 'Rex', aboutSlug: '', deleteAt: Date.UTC(2027, 10, 21, 9) })
})
