import { type NewDeclaration, newDeclaration } from '#domain/gift-aid/new-declaration.ts'

/** A declaration for £20 and all future donations, as the form hands it over. */
export function aNewDeclaration(changes: Partial<NewDeclaration> = {}): NewDeclaration {
	const person = {
		title: '',
		firstName: 'Zoë',
		lastName: 'O’Brien-Smith',
		house: '7',
		postcode: 'SA14 8NN',
		address: '',
	}
	const declared = { amount: { amount: 2000, currency: 'GBP' }, locale: 'en-GB', charity: 'Fairlead Dog Rescue' }
	return { ...newDeclaration({ ...person, scope: 'this and future' }, declared, 'online'), ...changes }
}
