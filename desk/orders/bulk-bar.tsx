import { Button } from '#app/ui/button.tsx'
import type { OrdersView } from '#domain/desk/orders/orders-query.ts'

/** What is done with the ticked orders. Printing asks for a page, the rest is sent. */
export function BulkBar({ view }: { view: OrdersView }) {
	const isPacking = view === 'to pack' || view === 'all'
	const isSending = isPacking || view === 'packed'
	return (
		<div className="orders-bar">
			<p>With the ticked ones:</p>
			<Button
				type="submit"
				variant="outline"
				size="st"
				formMethod="get"
				formAction="/desk/orders/print"
				name="print"
				value="slips-a4"
			>
				Packing slips
			</Button>
			<Button
				type="submit"
				variant="outline"
				size="st"
				formMethod="get"
				formAction="/desk/orders/print"
				name="print"
				value="labels-a4"
			>
				Address labels
			</Button>
			{isPacking && (
				<Button type="submit" size="st" name="intent" value="packed">
					Mark as packed
				</Button>
			)}
			{isSending && (
				<Button
					type="submit"
					size="st"
					variant={isPacking ? 'outline' : 'default'}
					formMethod="get"
					formAction="/desk/orders/send"
				>
					Mark as sent…
				</Button>
			)}
			<Button type="submit" variant="outline" size="st" formAction="/desk/orders/post.csv">
				List for the post (CSV)
			</Button>
		</div>
	)
}
