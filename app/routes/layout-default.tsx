import { Outlet, useLocation } from 'react-router'
import { FavouritesLink } from '#app/features/dogs/saved/favourites-link.tsx'
import { PageShell } from '#app/shell/page-shell.tsx'

const TOOLS = { bar: <FavouritesLink />, row: { url: '/favourites', text: 'Your favourites' } }

export default function DefaultLayout() {
	// The hero's sky begins behind the header.
	const { pathname } = useLocation()
	return (
		<PageShell tone={pathname === '/' ? 'sky' : 'ground'} tools={TOOLS}>
			<Outlet />
		</PageShell>
	)
}
