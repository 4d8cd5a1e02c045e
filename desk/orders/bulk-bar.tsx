import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { OrdersView } from '#domain/desk/orders/orders-query.ts'
import { TickedBar } from '../lists/ticked-bar.tsx'

/** What is done with the ticked orders, the usual next step first. Printing asks for a page, the rest is sent. */
export function BulkBar({ view }: { view: OrdersView }) {
	const isPacking = view === 'to pack' || view === 'all'
	const isSending = view === 'packed'
	if (view === 'unpaid') {
		return (
			<TickedBar
				name="pick"
				hint="Tick orders by bank transfer to put their things back on sale now. Their buyers get an email; money that still comes counts."
				main={<Free />}
			/>
		)
	}
	const slips = <Print paper="slips-a4">Packing slips</Print>
	return (
		<TickedBar
			name="pick"
			hint="Tick orders to print their papers, mark them or list them for the post."
			main={isPacking ? <MarkPacked /> : isSending ? <MarkSent variant="default" /> : slips}
			more={
				<>
					{(isPacking || isSending) && slips}
					<Print paper="labels-a4">Address labels</Print>
					{isPacking && <MarkSent variant="outline" />}
					<Button type="submit" variant="outline" size="sm" formAction="/desk/orders/post.csv">
						List for the post (CSV)
					</Button>
				</>
			}
		/>
	)
}

function Print({ paper, children }: { paper: 'slips-a4' | 'labels-a4'; children: ReactNode }) {
	return (
		<Button
			type="submit"
			variant="outline"
			size="sm"
			formMethod="get"
			formAction="/desk/orders/print"
			name="print"
			value={paper}
		>
			{children}
		</Button>
	)
}

function MarkPacked() {
	return (
		<Button type="submit" size="sm" name="intent" value="packed">
			Mark as packed
		</Button>
	)
}

function Free() {
	return (
		<Button type="submit" size="sm" name="intent" value="freed">
			Put back on sale
		</Button>
	)
}

function MarkSent({ variant }: { variant: 'default' | 'outline' }) {
	return (
		<Button type="submit" size="sm" variant={variant} formMethod="get" formAction="/desk/orders/send">
			Mark as sent…
		</Button>
	)
}
