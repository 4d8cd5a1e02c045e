import type { Basket } from '#domain/shop/basket-cookie.ts'
import { isSameLine, lineName } from '#domain/shop/line-name.ts'
import { priceBasket } from '#domain/shop/priced-basket.ts'
import type { ShopFacts } from '../../shop-facts.server.ts'
import { canCheckOut, lineView, sumsView } from '../basket-view.server.ts'
import type { AddedAnswer } from '../basket-view.ts'
import { mostInWords } from '../most-in-words.ts'
import type { BasketOutcome } from './change-basket.server.ts'

/** What the drawer shows. @param before the basket, when nothing was changed */
export function addedAnswer(outcome: BasketOutcome, facts: ShopFacts, before?: Basket): AddedAnswer {
	const basket = outcome.kind === 'changed' ? outcome.basket : before
	const { entries = [], donation = 0 } = basket ?? {}
	const priced = priceBasket(entries, facts.content.merch, facts.availability)
	const event = outcome.kind === 'changed' ? outcome.event : undefined
	const changed = event && 'before' in event ? event : undefined
	const line = changed && priced.lines.find((one) => isSameLine(one, changed.line))
	return {
		line: line ? lineView(line, priced, facts) : null,
		others: priced.lines.filter((one) => one !== line).map((one) => lineView(one, priced, facts)),
		problem: problemOf(outcome),
		undo: changed ? { name: lineName(changed.line), quantity: changed.before } : null,
		count: priced.lines.reduce((sum, { quantity }) => sum + quantity, 0),
		sums: sumsView(priced, donation, facts),
		canCheckOut: canCheckOut(priced, facts),
	}
}

function problemOf(outcome: BasketOutcome): string {
	if (outcome.kind === 'choose') return `${outcome.choose.error}.`
	if (outcome.kind !== 'changed') return ''
	const { event } = outcome
	if (event.kind === 'refused') return 'This is no longer sold here.'
	return event.kind === 'added' && event.wanted > event.quantity ? mostInWords(event.quantity, event.left) : ''
}
