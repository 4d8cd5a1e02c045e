import type { GeneralOptions } from '#content/model/content.ts'
import { coverOf, mayBeDeclared } from '#domain/gift-aid/cover.ts'
import { isClaimed, tellDonor } from '#domain/gift-aid/cover-words.ts'
import { isGiftAidOffered } from '#domain/gift-aid/is-offered.ts'
import { donatedMinor, type Order } from '#domain/shop/order.ts'
import type { OrderState } from '#domain/shop/order-state.ts'
import { formatMoney } from '#lib/money.ts'
import { attachDeclaration } from '#records/gift-aid/declarations.ts'
import type { Store } from '#records/store/open-store.ts'
import type { ThankYou } from '../thank-you/thank-you.server.ts'
import { GIFT_AID, type StatementParts } from './field-names.ts'
import { giftOfPage } from './gift-of-page.server.ts'
import { readGiftAid } from './read-gift-aid.server.ts'

interface GiftAidParams {
	store: Store
	options: GeneralOptions | null
	now: number
}

const PAID: readonly OrderState[] = ['transfer', 'pending', 'to pack', 'packed', 'sent', 'fulfilled']

/** Gift Aid counts the part of an order that is a donation, never goods. Null when there is none. */
export async function giftAidOfOrder(
	order: Order,
	state: OrderState,
	{ store, options, now }: GiftAidParams,
): Promise<ThankYou['giftAid']> {
	const { payable } = order
	const donated = donatedMinor(order)
	if (donated === 0 || !PAID.includes(state)) return null
	const gift = await giftOfPage(store, payable, now)
	if (!options || !gift) return null
	const cover = coverOf(gift, options.giving.sponsorBenefit)
	if (payable.giftAidDeclarationId !== null || !mayBeDeclared(cover)) {
		const what = `the ${formatMoney({ ...payable.due, amount: donated }, options.site.locale)} you gave to the dogs`
		const sentence = tellDonor(cover, { what, isMonthly: false, locale: options.site.locale })
		return sentence === '' ? null : { kind: 'declared', isClaimed: isClaimed(cover), sentence }
	}
	if (!isGiftAidOffered(options)) return null
	const statement = statementOf(order, options)
	const { firstName, lastName } = payable
	const withGiftAid = formatMoney({ ...statement.amount, amount: donated + Math.round(donated / 4) }, statement.locale)
	return { kind: 'offered', statement, person: { firstName, lastName }, withGiftAid, isPerMonth: false }
}

/** Stores the declaration of a form, as long as the page has it; undefined unless something in it is wrong. */
export async function declareForOrder(
	order: Order,
	{ form, state }: { form: URLSearchParams; state: OrderState },
	params: GiftAidParams,
): Promise<{ errors: Record<string, string>; values: Record<string, string> } | undefined> {
	const offer = await giftAidOfOrder(order, state, params)
	if (offer?.kind !== 'offered') return undefined
	const { declaration, errors } = readGiftAid(form, offer.statement)
	if (Object.keys(errors).length > 0) return { errors, values: Object.fromEntries(form) }
	if (!declaration) return { errors: { [GIFT_AID]: 'Tick the box to add Gift Aid' }, values: {} }
	await attachDeclaration(params.store, order.payable.id, declaration, params.now)
	return undefined
}

function statementOf(order: Order, { site }: GeneralOptions): StatementParts {
	return {
		amount: { ...order.payable.due, amount: donatedMinor(order) },
		locale: site.locale,
		charity: site.legal.registeredName || site.name,
		isMonthly: false,
	}
}
