import type { Content, MerchItem, Term } from '#content/model/content.ts'
import { pageNumber, paginate } from '#lib/lists/paginate.ts'
import { inShopOrder, merchCard } from '../merch-card.server.ts'
import { isSoldOnline, type ShopFacts } from '../shop-facts.server.ts'
import { isSoldOut } from '../stock.ts'
import type { MerchListData } from './merch-list.tsx'

const PAGE_SIZE = 12
const MAX_GIFTS = 2
const DEFAULT_TITLE = 'Shop'
const DEFAULT_LEDE = 'Things for dogs and for the people who walk them. Every penny of profit goes to the dogs.'

/** One page of the shop: all, or the kind in `?type=`. An unknown kind is ignored. */
export function merchList(facts: ShopFacts, url: URL): MerchListData {
	const { content, availability, canPay } = facts
	const types = typesOf(content.merch)
	const typeSlug = url.searchParams.get('type')
	const type = types.find((term) => term.slug === typeSlug)
	const gifts = type ? [] : content.merch.filter((item) => isGiftOffered(item, facts)).slice(0, MAX_GIFTS)
	const found = content.merch.filter((item) =>
		type ? item.types.some(({ slug }) => slug === type.slug) : !gifts.includes(item),
	)
	const { items, ...paging } = paginate(inShopOrder(found, availability), pageNumber(url), PAGE_SIZE)
	const page = content.page('merch')
	const title = page?.title || DEFAULT_TITLE
	return {
		title,
		pageTitle: [title, type?.name, paging.page > 1 && `page ${paging.page}`].filter(Boolean).join(', '),
		lede: page?.excerpt || DEFAULT_LEDE,
		description: page?.excerpt || DEFAULT_LEDE,
		canonical: !type && paging.page > 1 ? `/merch?page=${paging.page}` : '/merch',
		types: types.map(({ slug, name }) => ({ slug, name })),
		type: type?.slug ?? '',
		items: items.map((item) => merchCard(item, facts)),
		gifts: paging.page === 1 ? gifts.map((item) => merchCard(item, facts)) : [],
		order: orderOf(content.options),
		hasBasket: canPay,
		...paging,
	}
}

/** Gifts to the dogs stand in a band of their own, where they can be bought. */
function isGiftOffered(item: MerchItem, facts: ShopFacts): boolean {
	return !item.needsDelivery && isSoldOnline(item, facts) && !isSoldOut(item, facts.availability)
}

function orderOf(options: Content['options']): MerchListData['order'] {
	const email = options?.email ?? ''
	return {
		phone: options?.site.phone ?? '',
		email,
		emailHref: email && `mailto:${email}?subject=${encodeURIComponent('An order')}`,
	}
}

function typesOf(merch: readonly MerchItem[]): Term[] {
	const byId = new Map(merch.flatMap((item) => item.types).map((term) => [term.id, term]))
	return [...byId.values()].toSorted((a, b) => a.id - b.id)
}
