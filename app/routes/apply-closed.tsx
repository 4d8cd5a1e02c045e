import { redirect } from 'react-router'
import { closedPage } from '#app/features/applications/closed.server.ts'
import { DRAFT_DAYS } from '#app/features/applications/draft-cookie.server.ts'
import { openFormEvenIfClosed } from '#app/request/forms/open-form.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { StopPage } from '../features/applications/view/pages/stop-page.tsx'
import type { Route } from './+types/apply-closed.ts'

export const middleware = routeMiddleware('visitors-own')

/** Target of all pages of a form while no staff address is configured. */
export async function loader(args: Route.LoaderArgs) {
	const { formContext, base, draft, isClosed } = await openFormEvenIfClosed(args)
	if (!isClosed) throw redirect(`${base}/start`)
	const hasDraft = draft !== null && draft.submissionId === null
	return closedPage({ charity: formContext.charity, retentionDays: hasDraft ? DRAFT_DAYS : null })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: loaderData?.title })
}

export default function ApplyClosedPage({ loaderData }: Route.ComponentProps) {
	return <StopPage {...loaderData} backUrl={null} />
}
