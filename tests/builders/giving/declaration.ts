import type { Declaration } from '#domain/gift-aid/declaration.ts'

/** Made online on 23 November 2026, for this gift and all future ones. */
export function aDeclaration(changes: Partial<Declaration> = {}): Declaration {
	return {
		id: 'declaration',
		title: 'Ms',
		firstName: 'Zoë',
		lastName: 'O’Brien-Smith',
		house: '7',
		postcode: 'SA14 8NN',
		address: '',
		scope: 'this and future',
		madeOn: '2026-11-23',
		how: 'online',
		confirmedOn: null,
		cancelledFrom: null,
		isInvalid: false,
		...changes,
	}
}
