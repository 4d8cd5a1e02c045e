import { ButtonLink } from '#app/ui/button.tsx'
import { ChipLink } from '#app/ui/chip.tsx'
import { ChipRow } from '#app/ui/chip-row.tsx'
import { EmptyState } from '#app/ui/layout/empty-state.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { Pagination } from '#app/ui/navigation/pagination.tsx'
import { MerchCard, type MerchCardData, WideMerchCard } from '../merch-card.tsx'
import dogWithParcels from './dog-with-parcels.webp'
import { GiftBand } from './gift-band.tsx'
import { HowToOrder, type ShopOrder } from './how-to-order.tsx'
import { isWideThing } from './shelf-rows.ts'
import '../add-button.css'
import './shop.css'

export interface MerchListData {
	title: string
	/** With kind and page. */
	pageTitle: string
	lede: string
	description: string
	canonical: string
	types: { slug: string; name: string }[]
	/** The slug of the kind; "" for all. */
	type: string
	items: MerchCardData[]
	/** What is a gift to the dogs: in a band below the first page of everything. */
	gifts: MerchCardData[]
	page: number
	pages: number
	total: number
	order: ShopOrder
	/** Whether things can be ordered on the site. */
	hasBasket: boolean
}

const ABOVE_THE_FOLD = 3

export function MerchList({ list }: { list: MerchListData }) {
	return (
		<>
			<div className="band-sky as-nose">
				<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Shop' }]} />
				<Wrap className="shop-head">
					<div>
						<h1>{list.title}</h1>
						<p className="max-w-[28em] text-lede">{list.lede}</p>
					</div>
					<img src={dogWithParcels} alt="" width={520} height={400} />
				</Wrap>
			</div>
			<Wrap className="shop-shelves grid pt-[clamp(1.75rem,1rem+2.4vw,3rem)] pb-section">
				{list.types.length > 1 && <Types list={list} />}
				<h2 id="things" className="sr-only">
					Things to buy
				</h2>
				{list.items.length > 0 ? <Goods items={list.items} /> : <NothingYet />}
				<Pagination
					page={list.page}
					pages={list.pages}
					label="Pages of the shop"
					hrefFor={(page) => `${shopAddress(list.type, page)}#things`}
				/>
			</Wrap>
			<GiftBand items={list.gifts} />
			<HowToOrder order={list.order} hasBasket={list.hasBasket} />
		</>
	)
}

function Types({ list }: { list: MerchListData }) {
	return (
		<ChipRow label="Kinds of things" shown={list.type}>
			<ChipLink to="/merch" current={list.type === ''} preventScrollReset>
				Everything
			</ChipLink>
			{list.types.map(({ slug, name }) => (
				<ChipLink key={slug} to={shopAddress(slug, 1)} current={slug === list.type} preventScrollReset>
					{name}
				</ChipLink>
			))}
		</ChipRow>
	)
}

/** In one form: the buttons of its cards add to the basket. */
function Goods({ items }: { items: MerchCardData[] }) {
	return (
		<form method="post" action="/basket">
			<ul className="grid grid-cols-2 gap-x-[clamp(.875rem,.4rem+1.4vw,1.75rem)] split:grid-cols-4">
				{items.map((item, i) => {
					const isWide = isWideThing(i, items.length)
					const Card = isWide ? WideMerchCard : MerchCard
					return (
						<li key={item.slug} className={isWide ? 'col-span-2 min-w-0' : 'min-w-0'}>
							<Card item={item} priority={i < ABOVE_THE_FOLD} canAdd />
						</li>
					)
				})}
			</ul>
		</form>
	)
}

function NothingYet() {
	return (
		<EmptyState
			title="The shelves are empty."
			action={
				<ButtonLink to="/waystohelp" size="pst">
					Other ways to help
				</ButtonLink>
			}
		>
			<p>Nothing is for sale at the moment. There are other things you can do for the dogs today.</p>
		</EmptyState>
	)
}

function shopAddress(type: string, page: number): string {
	const query = new URLSearchParams()
	if (type) query.set('type', type)
	if (page > 1) query.set('page', String(page))
	return query.size > 0 ? `/merch?${query}` : '/merch'
}
