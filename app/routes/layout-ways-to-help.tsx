import { Outlet } from 'react-router'
import { FavouritesLink } from '#app/features/dogs/favourites/favourites-link.tsx'
import { BasketLink } from '#app/features/shop/device/basket-link.tsx'
import { PageShell } from '#app/shell/page-shell.tsx'
import { SectionNav } from '../shell/header/section-nav.tsx'

/** Short enough for one row on most phones. */
const SECTION = [
	{ text: 'All ways', url: '/waystohelp' },
	{ text: 'Donate', url: '/waystohelp/donations' },
	{ text: 'Sponsor', url: '/waystohelp/sponsorship' },
	{ text: 'Volunteer', url: '/waystohelp/volunteering' },
]

const TOOLS = {
	bar: [<BasketLink key="basket" />, <FavouritesLink key="favourites" />],
	row: { url: '/favourites', text: 'Your favourites' },
}

export default function WaysToHelpLayout() {
	return (
		<PageShell tone="ball" aside={<SectionNav label="Ways to help" links={SECTION} />} tools={TOOLS}>
			<Outlet />
		</PageShell>
	)
}
