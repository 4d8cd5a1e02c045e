import { Link } from 'react-router'
import IconCaret from '~icons/ph/caret-left-bold'
import './back-link.css'

/** The way back to the list or the page that this one belongs to; above its heading. */
export function BackLink({ to, children }: { to: string; children: string }) {
	return (
		<Link to={to} className="back-link">
			<IconCaret aria-hidden />
			{children}
		</Link>
	)
}
