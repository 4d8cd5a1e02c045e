import { Outlet } from 'react-router'
import { FavouritesLink } from '#app/features/dogs/favourites/favourites-link.tsx'
import { PageShell } from '#app/shell/page-shell.tsx'
import { SectionNav } from '../shell/header/section-nav.tsx'

const SECTION = [
	{ text: 'All the ways', url: '/waystohelp' },
	{ text: 'Donate', url: '/waystohelp/donations' },
	{ text: 'Sponsor a dog', url: '/waystohelp/sponsorship' },
	{ text: 'Volunteer', url: '/waystohelp/volunteering' },
]

const TOOLS = { bar: <FavouritesLink />, row: { url: '/favourites', text: 'Your favourites' } }

export default function WaysToHelpLayout() {
	return (
		<PageShell
			tone="ball"
			aside={<SectionNav label="Ways to help" links={SECTION} />}
			asideLinks={SECTION}
			tools={TOOLS}
		>
			<Outlet />
		</PageShell>
	)
}
