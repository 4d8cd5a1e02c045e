import { docView } from '#app/features/reading/docs/doc.server.ts'
import { DocView } from '#app/features/reading/docs/doc.tsx'
import { contentContext } from '#app/request/content.server.ts'
import { itemOr404 } from '#app/request/missing/item-or-404.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/doc.ts'
import '#app/ui/styles/prose.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const content = context.get(contentContext)
	const doc = await itemOr404({
		context,
		url,
		type: 'docs',
		slug: params.slug,
		find: (slug) => content.doc(slug),
		to: (slug) => `/docs/${slug}`,
	})
	return docView(doc, content)
}

export function meta({ loaderData: doc, matches }: Route.MetaArgs) {
	return pageMeta({
		matches,
		title: doc?.title,
		description: doc?.excerpt,
		path: doc && `/docs/${doc.slug}`,
		picture: doc?.picture,
	})
}

export default function DocPage({ loaderData }: Route.ComponentProps) {
	return <DocView doc={loaderData} />
}
