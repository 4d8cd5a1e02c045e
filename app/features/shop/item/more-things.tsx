import { Section, SectionHead } from '#app/ui/layout/layout.tsx'
import { MerchCard, type MerchCardData } from '../merch-card.tsx'

/** Other items; nothing when there are none. */
export function MoreThings({ items }: { items: MerchCardData[] }) {
	if (items.length === 0) return null
	return (
		<Section tone="mist" aria-labelledby="more-things">
			<SectionHead id="more-things" title="Also on the shelves" />
			<ul className="grid grid-cols-2 gap-x-[clamp(.875rem,.4rem+1.4vw,1.75rem)] gap-y-8 split:grid-cols-4">
				{items.map((item) => (
					<li key={item.slug} className="min-w-0">
						<MerchCard item={item} />
					</li>
				))}
			</ul>
		</Section>
	)
}
