import { Section, SectionHead, Wrap } from '#app/ui/layout/layout.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { Prose } from '#app/ui/sections/prose.tsx'
import { MerchCard, type MerchCardData } from '../merch-card.tsx'
import './merch-item.css'
import { BuyForm } from '../buy/buy-form.tsx'
import type { ChoiceData } from '../buy/choice-data.ts'
import { StockTag, VariantList } from '../buy/variant-field.tsx'
import { HowToOrder } from './how-to-order.tsx'
import { SmallPrint } from './small-print.tsx'
import { WhatToKnow } from './what-to-know.tsx'

export interface MerchItemData extends ChoiceData {
	excerpt: string
	html: string
	pictures: PictureData[]
	/** "Sold out, back in March"; "" while there is any. */
	soldOut: string
	isSoldOnline: boolean
	/** To the dogs: nothing is posted. */
	isGift: boolean
	personalisation: { maxLength: number } | null
	sizeGuide: string
	dispatch: string
	deliveries: { label: string; price: string }[]
	returns: string
	phone: string
	email: string
	emailHref: string
	others: MerchCardData[]
}

export function MerchItemView({ item }: { item: MerchItemData }) {
	const canAdd = item.isSoldOnline && !item.soldOut
	const [text, print] = [<Prose key="text" html={item.html} />, <SmallPrint key="print" item={item} />]
	// The longer of the two stands below the picture, so that no half of the page is blank.
	const isShort = [item.sizeGuide, item.dispatch, item.returns].filter(Boolean).length < 2
	return (
		<>
			<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Shop', to: '/merch' }, { text: item.title }]} />
			<Wrap className="pt-[clamp(1.25rem,.75rem+2vw,2.5rem)] pb-section">
				<div className="merch-item">
					<Pictures pictures={item.pictures} />
					<div className="merch-buy grid gap-7">
						<header className="grid gap-4">
							<h1 className="text-[clamp(2.5rem,1.9rem+2.6vw,4rem)] wrap-anywhere">{item.title}</h1>
							<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
								<p className="price-line">
									{item.price}
									{item.delivery}
								</p>
								<StockTag variants={item.variants} soldOut={item.soldOut} />
							</div>
							{item.excerpt && <p className="text-lede text-ink-2">{item.excerpt}</p>}
						</header>
						{canAdd ? (
							<BuyForm item={item} picture={item.pictures[0] ?? null} />
						) : (
							<VariantList variants={item.variants} />
						)}
						<WhatToKnow item={item} />
						<HowToOrder item={item} />
						{isShort ? print : text}
					</div>
					{isShort ? text : print}
				</div>
			</Wrap>
			<MoreThings items={item.others} />
		</>
	)
}

function Pictures({ pictures }: { pictures: PictureData[] }) {
	const [first, ...others] = pictures
	return (
		<div className="grid gap-3">
			<Picture
				picture={first ?? null}
				sizes="(min-width: 960px) 40rem, 92vw"
				priority
				className="aspect-square w-full rounded-xl"
			/>
			{others.length > 0 && (
				<ul className="grid grid-cols-3 gap-3">
					{others.map((picture) => (
						<li key={picture.id}>
							<Picture
								picture={picture}
								sizes="(min-width: 960px) 13rem, 30vw"
								className="aspect-square w-full rounded-m"
							/>
						</li>
					))}
				</ul>
			)}
		</div>
	)
}

function MoreThings({ items }: { items: MerchCardData[] }) {
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
