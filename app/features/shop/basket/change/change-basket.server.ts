import { parseAmount } from '#domain/giving/parse-amount.ts'
import {
	type BasketEntry,
	isBasketFull,
	MAX_ENTRIES,
	MAX_QUANTITY,
	mergeEntries,
	parseQuantity,
} from '#domain/shop/basket.ts'
import type { Basket } from '#domain/shop/basket-cookie.ts'
import { priceBasket } from '#domain/shop/priced-basket.ts'
import { choicesOf } from '../../item/merch-item.server.ts'
import { isSoldOnline, type ShopFacts } from '../../shop-facts.server.ts'
import { seenChanges } from '../basket-view.server.ts'
import type { BasketAgain, ChooseAgain } from '../basket-view.ts'
import { isSameLine, lineName, parseLineName } from '../line-name.ts'
import { mostInWords } from '../most-in-words.ts'

/** A donation on top may be small. */
const MIN_DONATION = 100
const HOW_MANY = `Enter a whole number from 1 to ${MAX_QUANTITY}`

/** What a form of the basket leads to. */
export type BasketOutcome =
	| { kind: 'changed'; basket: Basket; url: string; undo?: { name: string; quantity: number }; problem?: string }
	| { kind: 'choose'; choose: ChooseAgain }
	| { kind: 'again'; again: BasketAgain }

/** Takes a form sent to the basket. `intent` is what its button says: "add", "add x", "update", "more x", "remove x", "checkout". */
export function changeBasket(form: URLSearchParams, basket: Basket, facts: ShopFacts): BasketOutcome {
	const intent = form.get('intent') ?? ''
	if (intent === 'add') return add(form, basket, facts)
	if (intent === 'put') return put(form, basket)
	const typed = readLines(form, basket, facts)
	if ('again' in typed) return typed
	const to = whereTo(form)
	const [verb = '', ...name] = intent.split(' ')
	if (verb === 'more' || verb === 'fewer' || verb === 'remove') return step(verb, name.join(' '), typed.basket, to)
	if (verb === 'add') return add(new URLSearchParams(parseLineName(name.join(' '))), typed.basket, facts)
	if (verb === 'donate')
		return changed({ ...typed.basket, donation: pressedDonation(name.join(' '), facts) }, { query: to })
	if (intent === 'checkout') return checkOut(form, typed.basket, facts)
	return changed(typed.basket, { query: to })
}

function add(form: URLSearchParams, basket: Basket, facts: ShopFacts): BasketOutcome {
	const { slug, variant } = { slug: form.get('slug') ?? '', variant: form.get('variant') ?? '' }
	const item = facts.content.merch.find((one) => one.slug === slug)
	if (!item || !isSoldOnline(item, facts)) return changed(basket, { problem: 'This is no longer sold here.' })
	const choose = (error: string): BasketOutcome => ({
		kind: 'choose',
		choose: { item: choicesOf(item, facts), error },
	})
	const isVariant = item.variants.length === 0 ? variant === '' : item.variants.some(({ key }) => key === variant)
	if (!isVariant) return choose(variant ? 'That one is no longer sold. Choose another' : 'Choose which one you’d like')
	const quantity = parseQuantity(form.get('quantity') ?? '1')
	if (!quantity) return choose(HOW_MANY)
	const before = quantityOf(basket, { slug, variant })
	const left = facts.availability(item.id, variant)
	if (left !== null && left <= 0) return choose('This one has just sold out')
	const wanted = before + quantity
	const most = Math.min(left ?? MAX_QUANTITY, MAX_QUANTITY)
	const next = withQuantity(basket, { slug, variant, quantity: Math.min(wanted, most) })
	if ((before === 0 && basket.entries.length >= MAX_ENTRIES) || isBasketFull(next.entries)) {
		return choose(`A basket has room for ${MAX_ENTRIES} different things. Order these first, and then the rest`)
	}
	const name = lineName({ slug, variant })
	const asked: Query = wanted > most ? { asked: String(wanted) } : {}
	return changed(next, {
		query: { added: name, ...asked },
		undo: { name, quantity: before },
		problem: wanted > most ? mostInWords(most, left) : '',
	})
}

/** Sets one quantity: the drawer, and undo. */
function put(form: URLSearchParams, basket: Basket): BasketOutcome {
	const name = form.get('line') ?? ''
	const named = parseLineName(name)
	const quantity = parseQuantity(form.get('quantity') ?? '') ?? 0
	const next = withQuantity(basket, { ...named, quantity })
	return changed(isBasketFull(next.entries) ? basket : next, { undo: { name, quantity: quantityOf(basket, named) } })
}

/** The quantities and the donation as they were typed. */
function readLines(
	form: URLSearchParams,
	basket: Basket,
	facts: ShopFacts,
): { basket: Basket } | { kind: 'again'; again: BasketAgain } {
	const quantities = form.getAll('quantity')
	const errors: BasketAgain['errors'] = []
	const values: BasketAgain['values'] = {}
	let next = basket
	for (const [at, name] of form.getAll('line').entries()) {
		const typed = quantities[at] ?? ''
		const id = `quantity-${at}`
		values[id] = typed
		const quantity = parseQuantity(typed)
		if (quantity === undefined) errors.push({ id, text: `${HOW_MANY}, or 0 to take it out` })
		// Only what is in the basket: a form cannot put in what was never offered.
		else if (quantityOf(basket, parseLineName(name)) > 0)
			next = withQuantity(next, { ...parseLineName(name), quantity })
	}
	const donation = readDonation(form.get('donation') ?? '', facts)
	values.donation = form.get('donation') ?? ''
	if (typeof donation === 'string') errors.push({ id: 'donation', text: donation })
	if (errors.length > 0) return { kind: 'again', again: { errors, values } }
	return { basket: { ...next, donation: typeof donation === 'number' ? donation : 0 } }
}

/** Minor units, or a sentence that says what to enter. */
function readDonation(typed: string, { content: { options } }: ShopFacts): number | string {
	const text = typed.trim()
	if (text === '' || /^\p{Sc}?\s*0+([.,]0+)?$/u.test(text)) return 0
	if (!options) return 0
	const { locale, currency } = options.site
	const minimum = Math.min(MIN_DONATION, options.giving.minimum)
	const parsed = parseAmount(text, { locale, currency, minimum, maximum: options.giving.maximum })
	return parsed.kind === 'amount' ? parsed.amount : parsed.sentence
}

function step(verb: 'more' | 'fewer' | 'remove', name: string, basket: Basket, to: Query): BasketOutcome {
	const named = parseLineName(name)
	const before = quantityOf(basket, named)
	const quantity = verb === 'remove' ? 0 : Math.min(before + (verb === 'more' ? 1 : -1), MAX_QUANTITY)
	if (before === 0) return changed(basket)
	const query: Query = quantity <= 0 ? { removed: name, quantity: String(before) } : {}
	return changed(withQuantity(basket, { ...named, quantity: Math.max(0, quantity) }), { query: { ...query, ...to } })
}

/** What has changed since the page was shown is shown first. */
function checkOut(form: URLSearchParams, basket: Basket, facts: ShopFacts): BasketOutcome {
	const priced = priceBasket(basket.entries, facts.content.merch, facts.availability)
	const isNew = seenChanges(priced) !== '' && seenChanges(priced) !== (form.get('seen') ?? '')
	if (isNew || priced.lines.length === 0) return changed(basket)
	const { to } = whereTo(form)
	const url = to ? `/checkout/details?${new URLSearchParams({ to })}` : '/checkout/details'
	return { kind: 'changed', basket: { ...basket, entries: priced.kept }, url }
}

type Query = Record<string, string>

/** The country whose delivery the sums show stays in the URL: the cookie has ids and quantities only. */
function whereTo(form: URLSearchParams): Query {
	const to = form.get('to') ?? ''
	return /^[A-Z]{2}$/.test(to) ? { to } : {}
}

/** In minor units; 0 takes it out. */
function pressedDonation(amount: string, { content: { options } }: ShopFacts): number {
	return /^\d{1,6}$/.test(amount) ? Math.min(Number(amount), options?.giving.maximum ?? 0) : 0
}

interface More {
	query?: Query
	undo?: { name: string; quantity: number }
	problem?: string
}

function changed(basket: Basket, { query = {}, ...more }: More = {}): BasketOutcome {
	const search = new URLSearchParams(query)
	return { kind: 'changed', basket, url: search.size > 0 ? `/basket?${search}` : '/basket', ...more }
}

function quantityOf({ entries }: Basket, named: Pick<BasketEntry, 'slug' | 'variant'>): number {
	return entries.find((entry) => isSameLine(entry, named))?.quantity ?? 0
}

/** A line keeps its place; 0 removes it. */
function withQuantity(basket: Basket, changed: BasketEntry): Basket {
	const isThere = basket.entries.some((entry) => isSameLine(entry, changed))
	const entries = isThere
		? basket.entries.map((entry) => (isSameLine(entry, changed) ? changed : entry))
		: [...basket.entries, changed]
	return { ...basket, entries: mergeEntries(entries) }
}
