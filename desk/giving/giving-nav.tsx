import { NavLink } from 'react-router'

const LINKS = [
	{ to: '/giving', text: 'Donations' },
	{ to: '/giving/books', text: 'Books' },
	{ to: '/giving/gift-aid', text: 'Gift Aid' },
	{ to: '/giving/statement', text: 'Bank' },
	{ to: '/giving/unmatched', text: 'Stripe' },
]

/** Between the pages about donations. */
export function GivingNav() {
	return (
		<nav aria-label="Giving" className="inbox-views giving-nav">
			<ul>
				{LINKS.map(({ to, text }) => (
					<li key={to}>
						<NavLink to={to} end={to === '/giving'}>
							{text}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	)
}
