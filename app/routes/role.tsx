import { roleView } from '#app/features/ways-to-help/volunteering/role.server.ts'
import { RoleView } from '#app/features/ways-to-help/volunteering/role.tsx'
import { contentContext } from '#app/request/content.server.ts'
import { itemOr404 } from '#app/request/missing/item-or-404.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/role.ts'
import '#app/ui/styles/prose.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const content = context.get(contentContext)
	const role = await itemOr404({
		context,
		url,
		type: 'roles',
		slug: params.slug,
		find: (slug) => content.role(slug),
		to: (slug) => `/waystohelp/volunteering/${slug}`,
	})
	return roleView(role, content)
}

export function meta({ loaderData: role, matches }: Route.MetaArgs) {
	return pageMeta({
		matches,
		title: role && `Volunteer: ${role.title}`,
		description: role?.description,
		path: role && `/waystohelp/volunteering/${role.slug}`,
		picture: role?.picture,
	})
}

export default function RolePage({ loaderData }: Route.ComponentProps) {
	return <RoleView role={loaderData} />
}
