import { Link } from 'react-router'
import type { SameAddress } from '#records/payables/same-address.ts'

interface SameAddressProps {
	/** "" for someone without an address, of whom nothing can be found. */
	email: string
	others: SameAddress
	/** What the page is about: the rest of its kind are others. */
	of: 'donation' | 'order'
}

/** What else the same person gave and ordered, as rows of a list of facts. */
export function SameAddressFacts({ email, others, of }: SameAddressProps) {
	if (email === '') return null
	const search = new URLSearchParams({ search: email })
	const rows = [
		{ label: of === 'donation' ? 'Other donations' : 'Donations', count: others.donations, to: `/giving?${search}` },
		{ label: of === 'order' ? 'Other orders' : 'Orders', count: others.orders, to: `/orders?${search}` },
	]
	return rows.map(({ label, count, to }) => (
		<div key={label}>
			<dt>{label}</dt>
			<dd>{count === 0 ? 'None' : <Link to={to}>{label.startsWith('Other') ? `${count} more` : count}</Link>}</dd>
		</div>
	))
}
