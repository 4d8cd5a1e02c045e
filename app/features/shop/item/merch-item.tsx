import { Wrap } from '#app/ui/layout/layout.tsx'
import type { PictureData } from '#app/ui/media/picture.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { Prose } from '#app/ui/sections/prose.tsx'
import type { MerchCardData } from '../merch-card.tsx'
import { NoticeFold } from '../notice/notice-fold.tsx'
import { GoodToHave } from './good-to-have.tsx'
import { MoreThings } from './more-things.tsx'
import { SmallPrint } from './small-print.tsx'
import './merch-item.css'
import '../merch-card.css'
import '../notice/notice.css'
import { BuyForm } from '../buy/buy-form.tsx'
import type { ChoiceData } from '../buy/choice-data.ts'
import { StockTag, VariantList } from '../buy/variant-field.tsx'
import type { NoticeData } from '../notice/notice-data.ts'
import { BuyBar } from './buy-bar.tsx'
import { Pictures } from './pictures.tsx'
import type { SizeGuide } from './size-table.ts'
import { WhatToKnow } from './what-to-know.tsx'

export interface MerchItemData extends ChoiceData {
	excerpt: string
	html: string
	pictures: PictureData[]
	/** "Sold out, back in March"; "" while there is any. */
	soldOut: string
	isSoldOnline: boolean
	/** What can be waited for; null when nothing is sold out. */
	notice: NoticeData | null
	/** To the dogs: nothing is posted. */
	isGift: boolean
	personalisation: { maxLength: number } | null
	sizeGuide: SizeGuide
	dispatch: string
	deliveries: { label: string; price: string }[]
	returns: string
	safety: string
	phone: string
	email: string
	emailHref: string
	others: MerchCardData[]
}

export function MerchItemView({ item }: { item: MerchItemData }) {
	const canAdd = item.isSoldOnline && !item.soldOut
	return (
		<>
			<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Shop', to: '/merch' }, { text: item.title }]} />
			<Wrap className="pt-[clamp(1.25rem,.75rem+2vw,2.5rem)] pb-section">
				<div className="merch-item" data-one-picture={item.pictures.length < 2 || undefined}>
					<Pictures title={item.title} pictures={item.pictures} />
					<div className="merch-buy grid gap-6">
						<header className="grid gap-3">
							<h1 className="text-[clamp(2.5rem,1.9rem+2.6vw,4rem)] wrap-anywhere">{item.title}</h1>
							<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
								<p className="price-line">
									{item.price}
									{item.delivery.startsWith(' ') && ' '}
									<span className="inline-block">{item.delivery.trim()}</span>
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
						{item.notice && <NoticeFold notice={item.notice} isOpen={item.soldOut !== ''} />}
						<WhatToKnow item={item} />
						<GoodToHave item={item} />
						<Prose html={item.html} className="pt-3" />
					</div>
					<SmallPrint item={item} />
					{canAdd && <BuyBar item={item} />}
				</div>
			</Wrap>
			<MoreThings items={item.others} />
		</>
	)
}
