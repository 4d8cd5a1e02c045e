import { parseAmount } from '#domain/giving/parse-amount.ts'
import { MAX_QUANTITY, parseQuantity } from '#domain/shop/basket.ts'
import { type BasketAction, quantityOf } from '#domain/shop/basket-actions.ts'
import type { Basket } from '#domain/shop/basket-cookie.ts'
import { type BasketLine, isSameLine, parseLineName } from '#domain/shop/line-name.ts'
import { chargeStep } from '#lib/money.ts'
import { cleanCode } from '#lib/text/clean.ts'
import type { ShopFacts } from '../../shop-facts.server.ts'
import type { BasketAgain } from '../basket-view.ts'

/** A donation on top may be small. */
const MIN_DONATION = 100
const HOW_MANY = `Enter a whole number from 1 to ${MAX_QUANTITY}`

/** What a form of the basket asks for, in order. */
interface ReadForm {
	actions: BasketAction[]
	/** The country whose delivery the sums show; "" for the charity's own. */
	to: string
}

/** What was typed wrong: in the basket with everything that was typed, or how many of an item. */
type WrongForm = { again: BasketAgain } | { line: BasketLine; error: string }

/**
 * Reads a form that was sent to the basket. A button says what it does by its name, and to which line by its value: `add`, `more`, `fewer`,
 * `remove`, `set`, `donate`, `checkout`. The form of an item sends `slug`, `variant` and `quantity` with `add`. The other fields are what the
 * basket shows: `line` and `quantity` of each line, `donation`, and `seen`.
 */
export function readBasketForm(form: URLSearchParams, basket: Basket, facts: ShopFacts): ReadForm | WrongForm {
	const to = /^[A-Z]{2}$/.test(form.get('to') ?? '') ? (form.get('to') ?? '') : ''
	const set = form.get('set')
	if (set !== null) {
		const quantity = parseQuantity(form.get('quantity') ?? '') ?? 0
		return { actions: [{ kind: 'set', line: parseLineName(set), quantity }], to }
	}
	if (form.has('slug')) return readItem(form, to)
	const typed = readTyped(form, basket, facts)
	if ('again' in typed) return typed
	return { actions: [...typed.actions, ...readButton(form, typed.quantities, facts)], to }
}

/** The form on the page of an item. */
function readItem(form: URLSearchParams, to: string): ReadForm | WrongForm {
	const line = { slug: form.get('slug') ?? '', variant: form.get('variant') ?? '' }
	const quantity = parseQuantity(form.get('quantity') ?? '1')
	return quantity ? { actions: [{ kind: 'add', line, quantity }], to } : { line, error: HOW_MANY }
}

interface Typed {
	actions: BasketAction[]
	/** How many there are after what was typed. */
	quantities: (line: BasketLine) => number
}

/** The quantities and the donation as they were typed. Only what is in the basket: a form cannot put in what was never offered. */
function readTyped(form: URLSearchParams, basket: Basket, facts: ShopFacts): Typed | { again: BasketAgain } {
	const quantities = form.getAll('quantity')
	const errors: BasketAgain['errors'] = []
	const values: BasketAgain['values'] = { donation: form.get('donation') ?? '' }
	const lines = form.getAll('line').flatMap((name, at) => {
		const typed = quantities[at] ?? ''
		const id = `quantity-${at}`
		values[id] = typed
		const quantity = parseQuantity(typed)
		if (quantity === undefined) errors.push({ id, text: `${HOW_MANY}, or 0 to take it out` })
		const line = parseLineName(name)
		return quantity !== undefined && quantityOf(basket, line) > 0 ? [{ line, quantity }] : []
	})
	const donation = readDonation(form.get('donation') ?? '', facts)
	if (typeof donation === 'string') errors.push({ id: 'donation', text: donation })
	if (errors.length > 0) return { again: { errors, values } }
	return {
		actions: [
			...lines.map((one) => ({ kind: 'set' as const, ...one })),
			{ kind: 'donate', amount: typeof donation === 'number' ? donation : 0 },
		],
		quantities: (line) => lines.find((one) => isSameLine(one.line, line))?.quantity ?? quantityOf(basket, line),
	}
}

/** What the button that was pressed does after that. */
function readButton(form: URLSearchParams, quantities: Typed['quantities'], facts: ShopFacts): BasketAction[] {
	const lineOf = (button: string) => {
		const name = form.get(button)
		return name === null ? undefined : parseLineName(name)
	}
	const [added, more, fewer, removed] = ['add', 'more', 'fewer', 'remove'].map(lineOf)
	if (added) return [{ kind: 'add', line: added, quantity: 1 }]
	const gone = removed ?? (fewer && quantities(fewer) <= 1 ? fewer : undefined)
	if (gone) return [{ kind: 'remove', line: gone }]
	const stepped = more ?? fewer
	// Only of what is there: the page may be old.
	if (stepped && quantities(stepped) > 0) {
		return [{ kind: 'set', line: stepped, quantity: quantities(stepped) + (more ? 1 : -1) }]
	}
	if (form.has('donate')) return [{ kind: 'donate', amount: pressedDonation(form.get('donate') ?? '', facts) }]
	return form.has('checkout') ? [{ kind: 'checkout', seen: form.get('seen') ?? '' }] : []
}

/** Minor units, or a sentence that says what to enter. */
function readDonation(typed: string, { content: { options } }: ShopFacts): number | string {
	const text = cleanCode(typed)
	if (text === '' || /^\p{Sc}?\s*0+([.,]0+)?$/u.test(text)) return 0
	if (!options) return 0
	const { locale, currency } = options.site
	const minimum = Math.min(MIN_DONATION, options.giving.minimum)
	const parsed = parseAmount(text, {
		locale,
		currency,
		minimum,
		maximum: options.giving.maximum,
		step: chargeStep(currency),
	})
	return parsed.kind === 'amount' ? parsed.amount : parsed.sentence
}

/** In minor units; 0 takes it out. */
function pressedDonation(amount: string, { content: { options } }: ShopFacts): number {
	return /^\d{1,6}$/.test(amount) ? Math.min(Number(amount), options?.giving.maximum ?? 0) : 0
}
