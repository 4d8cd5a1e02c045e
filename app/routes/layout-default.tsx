import { Outlet, useLocation, useMatches } from 'react-router'
import { HouseholdInLinks } from '#app/features/dogs/compatibility/household-in-links.tsx'
import { FavouritesLink } from '#app/features/dogs/favourites/favourites-link.tsx'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { PageShell } from '#app/shell/page-shell.tsx'

const TOOLS = { bar: <FavouritesLink />, row: { url: '/favourites', text: 'Your favourites' } }

export const middleware = routeMiddleware('household-private')

export default function DefaultLayout() {
	const { pathname } = useLocation()
	const deepest = useMatches().at(-1)
	const isMissing = deepest?.id === 'routes/unmatched' && deepest.loaderData === undefined
	// The sky of the hero and of the 404 page begins behind the header.
	return (
		<HouseholdInLinks>
			<PageShell tone={pathname === '/' || isMissing ? 'sky' : 'ground'} tools={TOOLS}>
				<Outlet />
			</PageShell>
		</HouseholdInLinks>
	)
}
