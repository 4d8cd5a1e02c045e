import { Outlet, useLocation } from 'react-router'
import { HomeInLinks } from '#app/features/dogs/fit/home-in-links.tsx'
import { routeMiddleware } from '#app/route-middleware.server.ts'
import { PageShell } from '#app/shell/page-shell.tsx'

export const middleware = routeMiddleware('household-private')

export default function DefaultLayout() {
	// The hero's sky begins behind the header.
	const { pathname } = useLocation()
	return (
		<HomeInLinks>
			<PageShell tone={pathname === '/' ? 'sky' : 'ground'}>
				<Outlet />
			</PageShell>
		</HomeInLinks>
	)
}
