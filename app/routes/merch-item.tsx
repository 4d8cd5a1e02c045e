import { merchItemView } from '#app/features/shop/item/merch-item.server.ts'
import { MerchItemView } from '#app/features/shop/item/merch-item.tsx'
import { contentContext } from '#app/request/content.server.ts'
import { itemOr404 } from '#app/request/item-or-404.server.ts'
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
	return merchItemView(item, content)
}

export function meta({ loaderData: item, matches }: Route.MetaArgs) {
	return pageMeta({
		matches,
		title: item?.title,
		description: item?.excerpt,
		path: item && `/merch/${item.slug}`,
		picture: item?.pictures[0],
	})
}

export default function MerchItemPage({ loaderData }: Route.ComponentProps) {
	return <MerchItemView item={loaderData} />
}
