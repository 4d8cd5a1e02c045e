import { MerchCard, type MerchCardData } from '../merch-card.tsx'

/** Things to look at and to add, below a basket or in the place of an empty one. In a form of the basket. */
export function Suggestions({ title, items, sizes }: { title: string; items: MerchCardData[]; sizes: string }) {
	if (items.length === 0) return null
	return (
		<section aria-labelledby="suggestions" className="basket-more">
			<h2 id="suggestions" className="text-h3">
				{title}
			</h2>
			<ul>
				{items.map((item) => (
					<li key={item.slug} className="min-w-0">
						<MerchCard item={item} sizes={sizes} canAdd />
					</li>
				))}
			</ul>
		</section>
	)
}
