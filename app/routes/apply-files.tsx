import { data } from 'react-router'
import { contentContext } from '#app/request/content.server.ts'
import { recordsContext } from '#app/request/records.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { filesPageOf } from '../features/applications/files/files-page.server.ts'
import { FilesPage } from '../features/applications/files/files-page.tsx'
import { StopPage } from '../features/applications/view/pages/stop-page.tsx'
import type { Route } from './+types/apply-files.ts'

export const middleware = routeMiddleware('visitors-own')

/** Read-only. The files themselves are received by the server (`server/uploads`), which leads back here. */
export async function loader(args: Route.LoaderArgs) {
	const [content, { store }] = [args.context.get(contentContext), args.context.get(recordsContext)]
	try {
		const page = await filesPageOf(args.url, { store, content, now: Date.now() })
		return data({ page, notNow: null }, { status: page.link ? 200 : 404 })
	} catch (error) {
		return data({ page: null, notNow: linkDown(args, error) }, { status: 503 })
	}
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: 'Send photos or papers' })
}

export default function ApplyFilesPage({ loaderData: { page, notNow } }: Route.ComponentProps) {
	if (!page) return notNow && <StopPage {...notNow} backUrl={null} isAnswer={false} />
	return <FilesPage {...page} />
}
