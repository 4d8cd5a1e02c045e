import { expect, test } from 'vitest'
import { aDog } from '#tests/builders/dog.ts'
import { someWorld } from '#tests/builders/world.ts'
import { formFor } from './forms/all-forms.server.ts'
import { prefilled, prefillQuery } from './prefill.server.ts'

test('a link chooses a dog we have, and nothing else', () => {
	const world = someWorld({ dogs: [aDog()] })
	const adoption = formFor('adoption', world)
	const ask = (query: string) => prefilled(adoption, new URLSearchParams(query))
	expect(ask('dog=biscuit&otherDogs=x&waitingList=perhaps&constructor=1')).toEqual({ dog: 'biscuit' })
	expect(ask('dog=%3Cscript%3E')).toEqual({})
	expect(prefillQuery(adoption, new URLSearchParams('utm=x&dog=biscuit'))).toBe('?dog=biscuit')
	expect(prefillQuery(adoption, new URLSearchParams('utm=x'))).toBe('')
	const contact = formFor('contact', world)
	expect(prefilled(contact, new URLSearchParams('topic=dog&dog=biscuit'))).toEqual({ topic: 'dog', dog: 'biscuit' })
})
