import { expect, test } from 'vitest'
import { type BasketAction, reduceBasket, type Shelf } from './basket-actions.ts'
import type { Basket } from './basket-cookie.ts'

const LEAD = { slug: 'lead', variant: 'red' }
const MUG = { slug: 'mug', variant: '' }
/** Three leads are left; mugs are not counted. */
const SHELF: Shelf = {
	leftOf: ({ slug }) => (slug === 'lead' ? 3 : slug === 'mug' ? null : 'not sold'),
	price: (entries) => ({ lines: [], problems: [], kept: [...entries] }),
}
const basketOf = (...entries: Basket['entries']): Basket => ({ entries, donation: 200 })
const after = (basket: Basket, ...actions: BasketAction[]) =>
	actions.reduce((now, action) => reduceBasket(now.basket, action, SHELF), reduceBasket(basket, NOTHING, SHELF))
const NOTHING: BasketAction = { kind: 'remove', line: MUG }

test.each<[string, BasketAction, Basket['entries'], object]>([
	[
		'more of a line',
		{ kind: 'add', line: LEAD, quantity: 1 },
		[{ ...LEAD, quantity: 2 }],
		{ kind: 'added', before: 1 },
	],
	[
		'more than there are',
		{ kind: 'add', line: LEAD, quantity: 9 },
		[{ ...LEAD, quantity: 3 }],
		{ wanted: 10, left: 3 },
	],
	[
		'what is not sold',
		{ kind: 'add', line: { slug: 'x', variant: '' }, quantity: 1 },
		[{ ...LEAD, quantity: 1 }],
		{ kind: 'refused', why: 'not sold' },
	],
	['a number', { kind: 'set', line: LEAD, quantity: 2 }, [{ ...LEAD, quantity: 2 }], { kind: 'set', before: 1 }],
	['none of it', { kind: 'set', line: LEAD, quantity: 0 }, [], { kind: 'set', before: 1 }],
	['it taken out', { kind: 'remove', line: LEAD }, [], { kind: 'removed', before: 1 }],
	['what is not in it taken out', { kind: 'remove', line: MUG }, [{ ...LEAD, quantity: 1 }], { kind: 'nothing' }],
])('a basket with a lead, then %s', (_, action, entries, event) => {
	const changed = after(basketOf({ ...LEAD, quantity: 1 }), action)
	expect(changed.basket).toEqual({ entries, donation: 200 })
	expect(changed.event).toMatchObject(event)
})

test('actions in turn see each other, and the last one is what is told', () => {
	const changed = after(
		basketOf(),
		{ kind: 'add', line: MUG, quantity: 2 },
		{ kind: 'set', line: MUG, quantity: 5 },
		{ kind: 'donate', amount: 0 },
		{ kind: 'add', line: MUG, quantity: 1 },
	)
	expect(changed.basket).toEqual({ entries: [{ ...MUG, quantity: 6 }], donation: 0 })
	expect(changed.event).toMatchObject({ kind: 'added', before: 5, quantity: 6 })
})
