import { merchList } from '#app/features/shop/list/merch-list.server.ts'
import { MerchList } from '#app/features/shop/list/merch-list.tsx'
import { shopFactsOf } from '#app/features/shop/shop-facts.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/merch.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
	return merchList(await shopFactsOf(context), url)
}

export function meta({ loaderData: list, matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: list?.pageTitle, description: list?.description, path: list?.canonical })
}

export default function MerchPage({ loaderData }: Route.ComponentProps) {
	return <MerchList list={loaderData} />
}
