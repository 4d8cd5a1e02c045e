import { NavLink } from 'react-router'

const LINKS = [
	{ to: '/orders', text: 'Orders', isMoney: false },
	{ to: '/orders/stock', text: 'Stock', isMoney: false },
	{ to: '/orders/accounts', text: 'Takings', isMoney: true },
]

/** Between the pages of the shop. */
export function OrderNav({ seesMoney }: { seesMoney: boolean }) {
	return (
		<nav aria-label="Shop" className="inbox-views giving-nav">
			<ul>
				{LINKS.filter(({ isMoney }) => seesMoney || !isMoney).map(({ to, text }) => (
					<li key={to}>
						<NavLink to={to} end>
							{text}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	)
}
