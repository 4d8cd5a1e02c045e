import type { BasketSums } from '../basket-view.ts'

/** What a basket comes to, with the cheapest delivery. */
export function Sums({ sums }: { sums: BasketSums }) {
	const { goods, gifts, donation, delivery, deliveryNote, total, isPosted, isFrom } = sums
	const from = (sum: string) => (isFrom ? `from ${sum}` : sum)
	return (
		<dl className="basket-rows">
			{goods && <Row label="Items" sum={goods} />}
			{gifts && <Row label="Gifts to the dogs" sum={gifts} />}
			{isPosted && <Row label="Delivery" note={deliveryNote} sum={delivery ? from(delivery) : 'we’ll tell you'} />}
			{donation && <Row label="Your donation" sum={donation} />}
			<Row label="Total" sum={from(total)} isTotal />
		</dl>
	)
}

function Row({ label, sum, note, isTotal }: { label: string; sum: string; note?: string; isTotal?: true }) {
	return (
		<div className={isTotal ? 'basket-total' : undefined}>
			<dt>
				{label}
				{note && <span>{note}</span>}
			</dt>
			<dd>{sum}</dd>
		</div>
	)
}
