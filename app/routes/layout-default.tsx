import { Outlet, useLocation, useMatches } from 'react-router'
import { PageShell } from '#app/shell/page-shell.tsx'

export default function DefaultLayout() {
	const { pathname } = useLocation()
	const isMissing = useMatches().at(-1)?.id === 'routes/unmatched'
	// The sky of the hero and of the missing page begins behind the header.
	return (
		<PageShell tone={pathname === '/' || isMissing ? 'sky' : 'ground'}>
			<Outlet />
		</PageShell>
	)
}
