import type { Basket } from '#domain/shop/basket-cookie.ts'
import { priceBasket } from '#domain/shop/priced-basket.ts'
import type { ShopFacts } from '../../shop-facts.server.ts'
import { canCheckOut, lineView, sumsView } from '../basket-view.server.ts'
import type { AddedAnswer } from '../basket-view.ts'
import { isSameLine, parseLineName } from '../line-name.ts'
import type { BasketOutcome } from './change-basket.server.ts'

/** What the drawer shows. @param before the basket, when nothing was changed */
export function addedAnswer(outcome: BasketOutcome, facts: ShopFacts, before?: Basket): AddedAnswer {
	const basket = outcome.kind === 'changed' ? outcome.basket : before
	const { entries = [], donation = 0 } = basket ?? {}
	const priced = priceBasket(entries, facts.content.merch, facts.availability)
	const undo = outcome.kind === 'changed' ? (outcome.undo ?? null) : null
	const line = undo && priced.lines.find((one) => isSameLine(one, parseLineName(undo.name)))
	return {
		line: line ? lineView(line, priced, facts) : null,
		others: priced.lines.filter((one) => one !== line).map((one) => lineView(one, priced, facts)),
		problem: problemOf(outcome),
		undo,
		count: priced.lines.reduce((sum, { quantity }) => sum + quantity, 0),
		sums: sumsView(priced, donation, facts),
		canCheckOut: canCheckOut(priced, facts),
	}
}

function problemOf(outcome: BasketOutcome): string {
	if (outcome.kind === 'changed') return outcome.problem ?? ''
	return outcome.kind === 'choose' ? `${outcome.choose.error}.` : ''
}
