import { type BasketEntry, isBasketFull, MAX_ENTRIES, MAX_QUANTITY, mergeEntries } from './basket.ts'
import type { Basket } from './basket-cookie.ts'
import { type BasketLine, isSameLine, lineName } from './line-name.ts'
import type { PricedBasket } from './priced-basket.ts'

/** What a visitor does with the basket. */
export type BasketAction =
	| { kind: 'add'; line: BasketLine; quantity: number }
	/** 0 takes it out. */
	| { kind: 'set'; line: BasketLine; quantity: number }
	| { kind: 'remove'; line: BasketLine }
	/** Minor units on top; 0 takes it out. */
	| { kind: 'donate'; amount: number }
	/** `seen`: the changes that the page showed (`changesOf`). */
	| { kind: 'checkout'; seen: string }

/** Why nothing was put in. */
export type BasketRefusal = 'not sold' | 'no variant' | 'unknown variant' | 'sold out' | 'full'

/** What the last action did. */
export type BasketEvent =
	/** `before`: how many there were; `wanted`: more than there are, where `quantity` is fewer. */
	| { kind: 'added'; line: BasketLine; before: number; wanted: number; quantity: number; left: number | null }
	| { kind: 'set'; line: BasketLine; before: number }
	| { kind: 'removed'; line: BasketLine; before: number }
	| { kind: 'refused'; line: BasketLine; why: BasketRefusal }
	/** Every change was seen, and there is something to order. */
	| { kind: 'checkout' }
	| { kind: 'nothing' }

/** What is sold now. */
export interface Shelf {
	/** How many of a line can be had (null: not counted), or why none. */
	leftOf(line: BasketLine): number | null | Extract<BasketRefusal, 'not sold' | 'no variant' | 'unknown variant'>
	price(entries: readonly BasketEntry[]): Pick<PricedBasket, 'lines' | 'problems' | 'kept'>
}

interface ChangedBasket {
	basket: Basket
	event: BasketEvent
}

/** The basket after an action. Nothing of it is lost by one that cannot be done. */
export function reduceBasket(basket: Basket, action: BasketAction, shelf: Shelf): ChangedBasket {
	switch (action.kind) {
		case 'add':
			return add(basket, action, shelf)
		case 'set': {
			const before = quantityOf(basket, action.line)
			const next = withQuantity(basket, { ...action.line, quantity: Math.min(action.quantity, MAX_QUANTITY) })
			return { basket: isBasketFull(next.entries) ? basket : next, event: { kind: 'set', line: action.line, before } }
		}
		case 'remove': {
			const before = quantityOf(basket, action.line)
			if (before === 0) return { basket, event: { kind: 'nothing' } }
			const next = withQuantity(basket, { ...action.line, quantity: 0 })
			return { basket: next, event: { kind: 'removed', line: action.line, before } }
		}
		case 'donate':
			return { basket: { ...basket, donation: action.amount }, event: { kind: 'nothing' } }
		case 'checkout': {
			const priced = shelf.price(basket.entries)
			const changes = changesOf(priced)
			const isSeen = changes === '' || changes === action.seen
			if (!isSeen || priced.lines.length === 0) return { basket, event: { kind: 'nothing' } }
			return { basket: { ...basket, entries: priced.kept }, event: { kind: 'checkout' } }
		}
	}
}

/** The changes that a page shows, so that the checkout begins only when all of them were seen. */
export function changesOf({ problems }: Pick<PricedBasket, 'problems'>): string {
	return problems.map((problem) => `${problem.kind} ${problem.available} ${lineName(problem)}`).join('|')
}

function add(basket: Basket, { line, quantity }: Extract<BasketAction, { kind: 'add' }>, shelf: Shelf): ChangedBasket {
	const refused = (why: BasketRefusal): ChangedBasket => ({ basket, event: { kind: 'refused', line, why } })
	const left = shelf.leftOf(line)
	if (typeof left === 'string') return refused(left)
	if (left !== null && left <= 0) return refused('sold out')
	const before = quantityOf(basket, line)
	const wanted = before + quantity
	const most = Math.min(wanted, left ?? MAX_QUANTITY, MAX_QUANTITY)
	const next = withQuantity(basket, { ...line, quantity: most })
	const hasRoom = before > 0 || basket.entries.length < MAX_ENTRIES
	if (!hasRoom || isBasketFull(next.entries)) return refused('full')
	return { basket: next, event: { kind: 'added', line, before, wanted, quantity: most, left } }
}

export function quantityOf({ entries }: Basket, line: BasketLine): number {
	return entries.find((entry) => isSameLine(entry, line))?.quantity ?? 0
}

/** A line keeps its place; 0 removes it. */
function withQuantity(basket: Basket, changed: BasketEntry): Basket {
	const isThere = basket.entries.some((entry) => isSameLine(entry, changed))
	const entries = isThere
		? basket.entries.map((entry) => (isSameLine(entry, changed) ? changed : entry))
		: [...basket.entries, changed]
	return { ...basket, entries: mergeEntries(entries) }
}
