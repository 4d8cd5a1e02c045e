import { expect, test } from 'vitest'
import { type TypedDeclaration, validateDeclaration } from './validate-declaration.ts'

const TYPED: TypedDeclaration = {
	...{ title: '', firstName: ' Zoë ', lastName: 'O’Brien  Smith', house: 'Rose Cottage', postcode: 'sa148nn' },
	...{ isAbroad: false, address: '', scope: 'this and future' },
}

const errorsOf = (changes: Partial<TypedDeclaration>) => {
	const result = validateDeclaration({ ...TYPED, ...changes })
	return result.kind === 'invalid' ? result.errors : {}
}

test('a declaration is stored tidied, with the space of the postcode', () => {
	expect(validateDeclaration(TYPED)).toEqual({
		kind: 'valid',
		declaration: {
			...{ title: '', firstName: 'Zoë', lastName: 'O’Brien Smith', house: 'Rose Cottage', postcode: 'SA14 8NN' },
			...{ address: '', scope: 'this and future' },
		},
	})
})

test.each(['Z', 'z', 'Z.', 'Z. ', 'J. R.', 'J.R.'])('an initial is no first name: "%s"', (firstName) => {
	expect(errorsOf({ firstName })).toEqual({
		firstName: 'Enter your first name in full: the tax office does not accept initials',
	})
})

test.each(['Jo', 'Al', 'Mary J.', 'Jean-Luc', '李', 'Ng'])('a first name: "%s"', (firstName) => {
	expect(errorsOf({ firstName })).toEqual({})
})

test('what is missing is named, each by its field', () => {
	expect(errorsOf({ firstName: '', lastName: ' ', house: '', postcode: '', scope: '' })).toEqual({
		firstName: 'Enter your first name',
		lastName: 'Enter your last name',
		house: 'Enter your house name or number',
		postcode: 'Enter your postcode, like SA14 8NN',
		scope: 'Choose which donations to add Gift Aid to',
	})
	expect(errorsOf({ postcode: 'SA14' })).toEqual({ postcode: 'Enter a full UK postcode, like SA14 8NN' })
	expect(errorsOf({ scope: 'all of them' })).toHaveProperty('scope')
	expect(errorsOf({ lastName: 'x'.repeat(101), address: 'y'.repeat(501) })).toEqual({
		lastName: 'Use at most 100 characters',
		address: 'Use at most 500 characters',
	})
})

test('abroad needs no postcode, but the whole address', () => {
	expect(errorsOf({ isAbroad: true, postcode: '' })).toEqual({ address: 'Enter your home address in full' })
	expect(validateDeclaration({ ...TYPED, isAbroad: true, address: 'Hauptstr. 7\n10115 Berlin' })).toMatchObject({
		kind: 'valid',
		declaration: { postcode: '', address: 'Hauptstr. 7\n10115 Berlin' },
	})
})
