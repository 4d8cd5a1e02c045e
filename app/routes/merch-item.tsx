import { merchItemView } from '#app/features/shop/item/merch-item.server.ts'
import { MerchItemView } from '#app/features/shop/item/merch-item.tsx'
import { productData } from '#app/features/shop/item/product-data.server.ts'
import { shopFactsOf } from '#app/features/shop/shop-facts.server.ts'
import { contentContext, siteContext } from '#app/request/content.server.ts'
import { itemOr404 } from '#app/request/missing/item-or-404.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/merch-item.ts'
import '#app/ui/styles/prose.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const content = context.get(contentContext)
	const item = await itemOr404({
		context,
		url,
		type: 'merch',
		slug: params.slug,
		find: (slug) => content.merchItem(slug),
		to: (slug) => `/merch/${slug}`,
	})
	const { url: siteUrl } = context.get(siteContext)
	const facts = await shopFactsOf(context)
	return { ...merchItemView(item, facts), structured: productData(item, facts, siteUrl) }
}

export function meta({ loaderData: item, matches }: Route.MetaArgs) {
	const page = pageMeta({
		matches,
		title: item?.title,
		description: item?.excerpt,
		path: item && `/merch/${item.slug}`,
		picture: item?.pictures[0],
	})
	return item?.structured ? [...page, { 'script:ld+json': item.structured }] : page
}

export default function MerchItemPage({ loaderData }: Route.ComponentProps) {
	// Remounts for another item: the choice and the drawer must not keep their state.
	return <MerchItemView key={loaderData.slug} item={loaderData} />
}
