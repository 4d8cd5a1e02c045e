import { MAX_ENTRIES } from '#domain/shop/basket.ts'
import { type BasketEvent, type BasketRefusal, reduceBasket, type Shelf } from '#domain/shop/basket-actions.ts'
import type { Basket } from '#domain/shop/basket-cookie.ts'
import type { BasketLine } from '#domain/shop/line-name.ts'
import { priceBasket } from '#domain/shop/priced-basket.ts'
import { choicesOf } from '../../item/merch-item.server.ts'
import { isSoldOnline, type ShopFacts } from '../../shop-facts.server.ts'
import type { BasketAgain, ChooseAgain } from '../basket-view.ts'
import { readBasketForm } from './read-basket-form.server.ts'

/** What a form of the basket leads to. */
export type BasketOutcome =
	/** `to`: the country whose delivery the sums show; "" for the charity's own. */
	| { kind: 'changed'; basket: Basket; event: BasketEvent; to: string }
	| { kind: 'choose'; choose: ChooseAgain }
	| { kind: 'again'; again: BasketAgain }

/** Takes a form sent to the basket. */
export function changeBasket(form: URLSearchParams, basket: Basket, facts: ShopFacts): BasketOutcome {
	const read = readBasketForm(form, basket, facts)
	if ('again' in read) return { kind: 'again', again: read.again }
	if ('error' in read) return choose(read.line, read.error, facts) ?? unchanged(basket, read.line)
	const shelf = shelfOf(facts)
	let now: { basket: Basket; event: BasketEvent } = { basket, event: { kind: 'nothing' } }
	for (const action of read.actions) now = reduceBasket(now.basket, action, shelf)
	const refusal = now.event.kind === 'refused' ? SENTENCES[now.event.why] : undefined
	const asked = now.event.kind === 'refused' && refusal ? choose(now.event.line, refusal, facts) : undefined
	return asked ?? { kind: 'changed', ...now, to: read.to }
}

/** What is asked for again where it can be chosen; of what is not sold nothing can. */
const SENTENCES: Record<BasketRefusal, string | undefined> = {
	'not sold': undefined,
	'no variant': 'Choose which one you’d like',
	'unknown variant': 'That one is no longer sold. Choose another',
	'sold out': 'This one has just sold out',
	full: `A basket has room for ${MAX_ENTRIES} different things. Order these first, and then the rest`,
}

function shelfOf(facts: ShopFacts): Shelf {
	return {
		leftOf({ slug, variant }) {
			const item = facts.content.merch.find((one) => one.slug === slug)
			if (!item || !isSoldOnline(item, facts)) return 'not sold'
			const isVariant = item.variants.length === 0 ? variant === '' : item.variants.some(({ key }) => key === variant)
			if (!isVariant) return variant === '' ? 'no variant' : 'unknown variant'
			return facts.availability(item.id, variant)
		},
		price: (entries) => priceBasket(entries, facts.content.merch, facts.availability),
	}
}

/** Undefined when the item is not sold any more. */
function choose({ slug }: BasketLine, error: string, facts: ShopFacts): BasketOutcome | undefined {
	const item = facts.content.merch.find((one) => one.slug === slug)
	if (!item || !isSoldOnline(item, facts)) return undefined
	return { kind: 'choose', choose: { item: choicesOf(item, facts), error } }
}

function unchanged(basket: Basket, line: BasketLine): BasketOutcome {
	return { kind: 'changed', basket, event: { kind: 'refused', line, why: 'not sold' }, to: '' }
}
