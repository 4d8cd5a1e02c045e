import { Outlet, useLocation, useMatches } from 'react-router'
import { HouseholdInLinks } from '#app/features/dogs/compatibility/household/household-in-links.tsx'
import { FavouritesLink } from '#app/features/dogs/favourites/favourites-link.tsx'
import { BasketLink } from '#app/features/shop/device/basket-link.tsx'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import type { HeaderTone } from '#app/shell/header/header.tsx'
import { PageShell } from '#app/shell/page-shell.tsx'

const TOOLS = {
	bar: [<BasketLink key="basket" />, <FavouritesLink key="favourites" />],
	row: { url: '/favourites', text: 'Your favourites' },
}

/** Pages with a coloured header. */
const TONES = new Map<string, HeaderTone>([
	['/', 'scene'],
	['/right-for-each-other', 'scene'],
	['/adoption', 'sky'],
	['/fostering', 'meadow'],
	['/merch', 'nose'],
	['/useful-info', 'wash'],
])

export const middleware = routeMiddleware('household-private')

export default function DefaultLayout() {
	const { pathname } = useLocation()
	const deepest = useMatches().at(-1)
	const isMissing = deepest?.id === 'routes/unmatched' && deepest.loaderData === undefined
	return (
		<HouseholdInLinks>
			<PageShell tone={isMissing ? 'scene' : toneOf(pathname)} tools={TOOLS}>
				<Outlet />
			</PageShell>
		</HouseholdInLinks>
	)
}

function toneOf(pathname: string): HeaderTone {
	return TONES.get(pathname) ?? (/^\/(?:docs|useful-info|stories)\/./.test(pathname) ? 'wash' : 'ground')
}
