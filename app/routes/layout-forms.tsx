import { Outlet, useMatches } from 'react-router'
import { HouseholdInLinks } from '#app/features/dogs/compatibility/household/household-in-links.tsx'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { QuietShell } from '#app/shell/quiet/quiet-shell.tsx'

const FAVOURITES = { url: '/favourites', text: 'Your favourites' }

export const middleware = routeMiddleware('household-private')

/** Forms, in the quiet shell. */
export default function FormsLayout() {
	return (
		<HouseholdInLinks>
			<QuietShell saveUrl={useSaveUrl()} row={FAVOURITES}>
				<Outlet />
			</QuietShell>
		</HouseholdInLinks>
	)
}

/** The page's own: to its button on a page with fields, whose answers are saved first. */
function useSaveUrl(): string | null {
	const page: unknown = useMatches().at(-1)?.loaderData
	return page && typeof page === 'object' && 'saveUrl' in page && typeof page.saveUrl === 'string' ? page.saveUrl : null
}
