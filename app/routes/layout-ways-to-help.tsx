import { Outlet } from 'react-router'
import { FavouritesLink } from '#app/features/dogs/favourites/favourites-link.tsx'
import { BasketLink } from '#app/features/shop/device/basket-link.tsx'
import { useGeneralOptions } from '#app/shell/general-options.tsx'
import { PageShell } from '#app/shell/page-shell.tsx'
import { SectionNav } from '../shell/header/section-nav.tsx'

const SECTION = [
	{ text: 'All ways', url: '/waystohelp' },
	{ text: 'Donate', url: '/waystohelp/donations' },
	{ text: 'Sponsor', url: '/waystohelp/sponsorship' },
	{ text: 'Volunteer', url: '/waystohelp/volunteering' },
]
/** Ways with pages elsewhere, for charities whose menu has them. */
const ELSEWHERE = [
	{ text: 'Foster', url: '/fostering' },
	{ text: 'Shop', url: '/merch' },
]

const TOOLS = {
	bar: [<BasketLink key="basket" />, <FavouritesLink key="favourites" />],
	row: { url: '/favourites', text: 'Your favourites' },
}

export default function WaysToHelpLayout() {
	const menu = useGeneralOptions().data?.header.menu ?? []
	const elsewhere = ELSEWHERE.filter(({ url }) => menu.some((link) => link.url === url))
	return (
		<PageShell tone="ball" aside={<SectionNav label="Ways to help" links={[...SECTION, ...elsewhere]} />} tools={TOOLS}>
			<Outlet />
		</PageShell>
	)
}
