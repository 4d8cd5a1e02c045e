import { ButtonLink } from '#app/ui/button.tsx'
import { printSearch } from '#domain/desk/orders/print-query.ts'
import IconPrinter from '~icons/ph/printer-bold'

/** To the papers of one order, which are printed before it is packed. */
export function PrintLinks({ reference }: { reference: string }) {
	const references = [reference]
	return (
		<p className="order-print">
			<ButtonLink to={`/orders/print${printSearch({ print: 'slips-a4', references })}`} variant="outline">
				<IconPrinter aria-hidden className="size-[1.2em] flex-none" />
				Packing slip
			</ButtonLink>
			<ButtonLink to={`/orders/print${printSearch({ print: 'labels-a4', references })}`} variant="outline">
				<IconPrinter aria-hidden className="size-[1.2em] flex-none" />
				Address label
			</ButtonLink>
		</p>
	)
}
