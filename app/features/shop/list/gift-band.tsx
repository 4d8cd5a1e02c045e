import { Section } from '#app/ui/layout/layout.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import type { MerchCardData } from '../merch-card.tsx'

/** Gifts to the dogs, on the yellow of giving: the only things of the shop that are not posted. */
export function GiftBand({ items }: { items: MerchCardData[] }) {
	if (items.length === 0) return null
	return (
		<Section tone="ball" aria-labelledby="gifts-title" className="gift-section">
			<div className="gift-band">
				<div className="grid content-center gap-3">
					<h2 id="gifts-title">A present that feeds a dog</h2>
					<p className="max-w-[28em] text-lede">
						Nothing to wrap and nothing to post. Your friend gets a card, and a dog who waits gets the dinner.
					</p>
				</div>
				<ul>
					{items.map((item) => (
						<li key={item.slug}>
							<article aria-label={item.title} className="gift-card">
								<Picture
									picture={item.picture && { ...item.picture, alt: '' }}
									sizes="(min-width: 640px) 16rem, 92vw"
								/>
								<div>
									<h3>
										<SiteLink to={`/merch/${item.slug}`}>{item.title}</SiteLink>
									</h3>
									{item.excerpt && <p>{item.excerpt}</p>}
									<p>
										<b className="font-display">{item.price}</b>
										{item.delivery}
									</p>
									{/* The whole card is the link. */}
									<span aria-hidden className="add-button">
										Choose
									</span>
								</div>
							</article>
						</li>
					))}
				</ul>
			</div>
		</Section>
	)
}
