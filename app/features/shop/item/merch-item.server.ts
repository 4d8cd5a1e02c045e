import type { MerchItem, Picture } from '#content/model/content.ts'
import { MAX_QUANTITY } from '#domain/shop/basket.ts'
import { CANCEL_DAYS } from '#domain/shop/terms.ts'
import { formatMoney } from '#lib/money.ts'
import { keepUnits } from '#lib/text/line-breaks.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { backInWords } from '../back-in.ts'
import type { ChoiceData } from '../buy/choice-data.ts'
import { inShopOrder, merchCard } from '../merch-card.server.ts'
import { noticeOf } from '../notice/notice.server.ts'
import { priceInWords, variantPrice } from '../price.ts'
import { deliveryBeside, isSoldOnline, type ShopFacts, soldOutInWords } from '../shop-facts.server.ts'
import { isSoldOut, stockInWords, stockLevel } from '../stock.ts'
import { deliveryFor } from './delivery.ts'
import type { MerchItemData } from './merch-item.tsx'
import { readSizeGuide } from './size-table.ts'

const MAX_OTHER_ITEMS = 4

export function merchItemView(item: MerchItem, facts: ShopFacts): MerchItemData {
	const { options } = facts.content
	const locale = options?.site.locale
	const email = options?.email ?? ''
	return {
		...choicesOf(item, facts),
		excerpt: item.excerpt,
		html: item.html,
		pictures: picturesOf(item),
		soldOut: soldOutInWords(item, facts),
		isSoldOnline: isSoldOnline(item, facts),
		notice: noticeOf(item, facts),
		isGift: !item.needsDelivery,
		personalisation: item.personalisation && { maxLength: item.personalisation.maxLength },
		sizeGuide: readSizeGuide(item.sizeGuide),
		dispatch: item.dispatch,
		deliveries: item.needsDelivery ? deliveryFor(item.weightG, options?.shop.delivery ?? [], locale) : [],
		returns: returnsOf(item, facts),
		// A gift to the dogs is no product.
		safety: item.needsDelivery ? item.safety || (options?.shop.safety ?? '') : '',
		phone: options?.site.phone ?? '',
		email,
		emailHref: email && `mailto:${email}?subject=${encodeURIComponent(`Order: ${item.title}`)}`,
		others: otherThings(item, facts).map((other) => merchCard(other, facts)),
	}
}

/** What a buyer chooses from, also where the basket asks again. */
export function choicesOf(item: MerchItem, facts: ShopFacts): ChoiceData {
	const { options } = facts.content
	const { locale } = options?.site ?? {}
	const lowStock = options?.shop.lowStock ?? 0
	const back = backInWords(item.backOn, facts.today, locale)
	const pricesDiffer = item.variants.some((variant) => variantPrice(variant, item) !== item.price.amount)
	const variants = item.variants.map((variant) => {
		const left = facts.availability(item.id, variant.key)
		const price = { amount: variantPrice(variant, item), currency: item.price.currency }
		return {
			key: variant.key,
			label: keepUnits(variant.label),
			price: pricesDiffer ? formatMoney(price, locale) : '',
			level: stockLevel(left, lowStock),
			stock: stockInWords(left, lowStock, ''),
			most: left !== null && left <= lowStock ? left : MAX_QUANTITY,
		}
	})
	return {
		slug: item.slug,
		title: item.title,
		price: priceInWords(item, locale),
		delivery: deliveryBeside(item, facts),
		variants,
		backNote: backNote(variants, back),
		most: Math.max(1, Math.min(MAX_QUANTITY, ...(variants.length === 1 ? variants.map(({ most }) => most) : []))),
	}
}

/** The law has it said before the order (Consumer Contracts Regulations 2013, schedule 2(m)); without it the charity would pay. */
const WHO_PAYS = 'If you change your mind, you pay to send it back.'

/** What cannot be sent back is put right when it is wrong: the words of the shop are about the rest. */
function returnsOf(item: MerchItem, { content: { options } }: ShopFacts): string {
	if (!item.needsDelivery) return ''
	if (item.returnable && item.personalisation === null) {
		return `${options?.shop.returns || `You have ${CANCEL_DAYS} days after it arrives to change your mind.`} ${WHO_PAYS}`
	}
	const phone = options?.site.phone.replaceAll(' ', '\u{A0}')
	return `If it arrives broken, late or wrong, ${phone ? `ring us on ${phone}` : 'tell us'} and we’ll put it right at no cost to you.`
}

/** "M and XXL: back on 7 December."; "" when nothing is missing, or it is not known when. */
function backNote(variants: ChoiceData['variants'], back: string): string {
	const missing = variants.filter(({ level }) => level === 'none').map(({ label }) => label)
	return back && missing.length > 0 && variants.length > 1 ? `${listInWords(missing)}: ${back}.` : ''
}

/** The main picture first; galleries often repeat it. */
function picturesOf(item: MerchItem): Picture[] {
	const all = item.picture ? [item.picture, ...item.gallery] : item.gallery
	return [...new Map(all.map((picture) => [picture.id, picture])).values()]
}

/** Items of the same kinds first; none that are sold out. */
export function otherThings(
	item: MerchItem,
	{ content, availability }: Pick<ShopFacts, 'content' | 'availability'>,
): MerchItem[] {
	const kinds = new Set(item.types.map(({ id }) => id))
	const shared = (other: MerchItem) => other.types.filter(({ id }) => kinds.has(id)).length
	return inShopOrder(content.merch, availability)
		.filter((other) => other.id !== item.id && !isSoldOut(other, availability))
		.toSorted((a, b) => shared(b) - shared(a))
		.slice(0, MAX_OTHER_ITEMS)
}
