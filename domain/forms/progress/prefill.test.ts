import { expect, test } from 'vitest'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { formFor } from '../../applications/forms/all-forms.ts'
import { prefilled, prefillQuery } from './prefill.ts'

test('a link preselects known dogs only', () => {
	const formContext = someFormContext({ dogs: [aDog()] })
	const adoption = formFor('adoption', formContext)
	const ask = (query: string) => prefilled(adoption, new URLSearchParams(query))
	expect(ask('dog=biscuit&otherDogs=x&waitingList=perhaps&constructor=1')).toEqual({ dog: 'biscuit' })
	expect(ask('dog=%3Cscript%3E')).toEqual({})
	expect(prefillQuery(adoption, new URLSearchParams('utm=x&dog=biscuit'))).toBe('?dog=biscuit')
	expect(prefillQuery(adoption, new URLSearchParams('utm=x'))).toBe('')
	const dogs = ['Kit', 'Percy', 'Ziggy'].map((title, i) => aDog({ id: i + 1, slug: title.toLowerCase(), title }))
	const several = formFor('adoption', someFormContext({ dogs }))
	const liked = new URLSearchParams('dog=kit&others=ziggy,kit,nobody,percy,%3Cb%3E')
	expect(prefilled(several, liked)).toEqual({ dog: 'kit', otherDogs: 'Percy, Ziggy' })
	expect(prefillQuery(several, liked)).toBe('?dog=kit&others=percy%2Cziggy')
	const many = Array.from({ length: 60 }, (_, i) => aDog({ id: i + 1, slug: `d${i}`, title: `Sir Barnaby ${i}` }))
	const box = prefilled(
		formFor('adoption', someFormContext({ dogs: many })),
		new URLSearchParams({ others: many.map(({ slug }) => slug).join(',') }),
	)
	expect(String(box.otherDogs).length).toBeLessThanOrEqual(200)
	const contact = formFor('contact', formContext)
	expect(prefilled(contact, new URLSearchParams('topic=dog&dog=biscuit'))).toEqual({ topic: 'dog', dog: 'biscuit' })
})
