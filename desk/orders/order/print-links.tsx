import { Link } from 'react-router'
import { printSearch } from '#domain/desk/orders/print-query.ts'

/** To the papers of one order. */
export function PrintLinks({ reference }: { reference: string }) {
	const references = [reference]
	return (
		<p className="order-print">
			<Link to={`/orders/print${printSearch({ print: 'slips-a4', references })}`}>Print the packing slip</Link>
			<Link to={`/orders/print${printSearch({ print: 'labels-a4', references })}`}>Print the address label</Link>
		</p>
	)
}
