import { Outlet, useLocation } from 'react-router'
import { PageShell } from '#app/shell/page-shell.tsx'

export default function DefaultLayout() {
	// The hero's sky begins behind the header.
	const { pathname } = useLocation()
	return (
		<PageShell tone={pathname === '/' ? 'sky' : 'ground'}>
			<Outlet />
		</PageShell>
	)
}
