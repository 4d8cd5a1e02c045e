import { Outlet, useLocation, useMatches } from 'react-router'
import { FavouritesLink } from '#app/features/dogs/saved/favourites-link.tsx'
import { PageShell } from '#app/shell/page-shell.tsx'

const TOOLS = { bar: <FavouritesLink />, row: { url: '/favourites', text: 'Your favourites' } }

export default function DefaultLayout() {
	const { pathname } = useLocation()
	const isMissing = useMatches().at(-1)?.id === 'routes/unmatched'
	// The sky of the hero and of the missing page begins behind the header.
	return (
		<PageShell tone={pathname === '/' || isMissing ? 'sky' : 'ground'} tools={TOOLS}>
			<Outlet />
		</PageShell>
	)
}
