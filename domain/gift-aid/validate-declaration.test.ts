import { expect, test } from 'vitest'
import { type TypedDeclaration, validateDeclaration } from './validate-declaration.ts'

const TYPED: TypedDeclaration = {
	title: '',
	firstName: ' Zoë ',
	lastName: 'O’Brien  Smith',
	house: 'Rose Cottage',
	postcode: 'sa148nn',
	isAbroad: false,
	address: '',
	scope: 'this and future',
}

const errorsOf = (changes: Partial<TypedDeclaration>) => {
	const result = validateDeclaration({ ...TYPED, ...changes })
	return result.kind === 'invalid' ? result.errors : {}
}

test('a declaration is stored tidied, with the space of the postcode', () => {
	expect(validateDeclaration(TYPED)).toEqual({
		kind: 'valid',
		declaration: {
			title: '',
			firstName: 'Zoë',
			lastName: 'O’Brien Smith',
			house: 'Rose Cottage',
			postcode: 'SA14 8NN',
			address: '',
			scope: 'this and future',
		},
	})
})

test.each(['J', 'z', 'Z.', 'J. R.', 'J.R.', 'J R', 'JR', 'Ø', 'Jo', 'Mary J.', 'Jean-Luc', '李'])(
	'a first name, or the initial that HMRC takes too: "%s"',
	(firstName) => {
		expect(validateDeclaration({ ...TYPED, firstName })).toMatchObject({ declaration: { firstName } })
	},
)

test('what no one sees is not stored', () => {
	const copied = { firstName: '\u200BJ\u00ADo', lastName: 'Reed\u200E', house: '\uFEFF7\u00A0b' }
	expect(validateDeclaration({ ...TYPED, ...copied })).toMatchObject({
		declaration: { firstName: 'Jo', lastName: 'Reed', house: '7 b' },
	})
	expect(errorsOf({ lastName: '\u200B' })).toHaveProperty('lastName')
})

test.each(['BF1 2AT', 'JE2 3AB', 'GY1 1AA', 'IM1 1AA'])('a postcode of Royal Mail is one: %s', (postcode) => {
	expect(validateDeclaration({ ...TYPED, postcode })).toMatchObject({ declaration: { postcode } })
})

test('a BFPO number has a postcode, which is asked for', () => {
	expect(errorsOf({ postcode: 'BFPO 52' })).toEqual({
		postcode: 'Enter the postcode of your BFPO number, like BF1 2AT',
	})
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

test('an organisation cannot declare', () => {
	const sentence = 'Gift Aid is for people: an organisation cannot declare it. Enter your own name if you pay yourself'
	expect(errorsOf({ firstName: 'Accounts', lastName: 'Wetherby & Daughters Ltd' })).toEqual({ lastName: sentence })
	expect(errorsOf({ firstName: 'Wetherby Limited', lastName: 'Accounts' })).toEqual({ firstName: sentence })
})

test('abroad needs no postcode, but the whole address', () => {
	expect(errorsOf({ isAbroad: true, postcode: '' })).toEqual({ address: 'Enter your home address in full' })
	expect(validateDeclaration({ ...TYPED, isAbroad: true, address: 'Hauptstr. 7\n10115 Berlin' })).toMatchObject({
		kind: 'valid',
		declaration: { postcode: '', address: 'Hauptstr. 7\n10115 Berlin' },
	})
})

test.each([
	['75011', 'Rue des Chiens, Paris', 'Rue des Chiens, Paris\n75011'],
	['75011', 'Rue des Chiens, 75011 Paris', 'Rue des Chiens, 75011 Paris'],
	['je2 3ab', 'St Helier', 'St Helier\nJE2 3AB'],
	['SA14 8NN', 'Rue des Chiens, Paris', 'Rue des Chiens, Paris'],
])('abroad the postcode %s is kept with the address, unless it is one in the UK', (postcode, address, kept) => {
	expect(validateDeclaration({ ...TYPED, isAbroad: true, postcode, address })).toMatchObject({
		declaration: { postcode: '', address: kept },
	})
})
