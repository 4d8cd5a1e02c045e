import { cn } from '#app/ui/cn.ts'
import { Untranslated } from '#app/ui/layout/untranslated.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import IconPlus from '~icons/ph/plus-bold'
import './merch-card.css'

export interface MerchCardData {
	slug: string
	title: string
	excerpt: string
	/** "£18" or "from £9" */
	price: string
	/** Follows the price: " + delivery from £2.25", ", nothing to post". */
	delivery: string
	/** "Sold out, back in March"; "" while there is any. */
	soldOut: string
	picture: PictureData | null
	/** The line that one press puts in the basket (`domain/shop/line-name.ts`); "" where it takes more. */
	line: string
}

interface MerchCardProps {
	item: MerchCardData
	priority?: boolean
	/** The `sizes` of the picture, where the grid is not that of the shop. */
	sizes?: string
	/** In a form of the basket. */
	canAdd?: boolean
}

const CARD = 'group relative h-full min-w-0 rounded-l outline-offset-6 outline-focus has-[a:focus-visible]:outline-3'

const SHELF_SIZES = '(min-width: 900px) 18rem, 45vw'

export function MerchCard({ item, priority = false, sizes = SHELF_SIZES, canAdd = false }: MerchCardProps) {
	return (
		<article aria-label={item.title} className={cn(CARD, 'merch-card')}>
			{/* The name is read first, and stands below what is said of it. */}
			<div className="flex flex-col-reverse">
				<h3 className="mt-3.5 text-h4 wrap-anywhere">
					<MerchLink item={item} />
				</h3>
				<div className="relative">
					<MerchPicture item={item} sizes={sizes} priority={priority} className="aspect-square rounded-l" />
					<SoldOut item={item} />
				</div>
			</div>
			<Price item={item} />
			{canAdd && <AddButton item={item} />}
		</article>
	)
}

/** Twice as wide: the picture over half of it, as high as the narrow cards. */
export function WideMerchCard({ item, priority = false, canAdd = false }: MerchCardProps) {
	return (
		<article aria-label={item.title} className={cn(CARD, 'wide-card')}>
			<div>
				<h3 className="wrap-anywhere">
					<MerchLink item={item} />
				</h3>
				{item.excerpt && <p className="wide-card-words text-ink-2">{item.excerpt}</p>}
				<Price item={item} />
				{canAdd && <AddButton item={item} />}
			</div>
			<div>
				<MerchPicture item={item} sizes="(min-width: 900px) 24rem, 48vw" priority={priority} />
				<SoldOut item={item} />
			</div>
		</article>
	)
}

function MerchPicture({ item, className, ...rest }: MerchCardProps & { sizes: string; className?: string }) {
	return (
		<Picture
			// Decorative: the title is beside it.
			picture={item.picture && { ...item.picture, alt: '' }}
			className={cn('w-full', className, item.soldOut && 'merch-gone')}
			{...rest}
		/>
	)
}

function MerchLink({ item }: { item: MerchCardData }) {
	return (
		<SiteLink
			to={`/merch/${item.slug}`}
			className="no-underline decoration-3 after:absolute after:inset-0 after:rounded-l group-hover:underline focus-visible:no-shadow focus-visible:outline-0"
		>
			{item.title}
		</SiteLink>
	)
}

/** The law asks for the delivery wherever a price stands, also of what is sold out. */
function Price({ item }: { item: MerchCardData }) {
	return (
		<p className="mt-0.5">
			<b className="font-display">
				<Untranslated>{item.price}</Untranslated>
			</b>{' '}
			<span className="card-delivery">{item.delivery.replace(/^, | (?=\+)/, '')}</span>
		</p>
	)
}

/**
 * Puts one in the basket, in the form that is around the cards; works without JavaScript. What takes a choice leads to its page: the whole
 * card does already.
 */
function AddButton({ item: { line, title, soldOut } }: { item: MerchCardData }) {
	if (!line) {
		return (
			<span aria-hidden className="add-button">
				{soldOut ? 'See it' : 'Choose'}
			</span>
		)
	}
	return (
		<button type="submit" name="add" value={line} className="add-button">
			<IconPlus aria-hidden />
			Add<span className="sr-only"> {title} to your basket</span>
		</button>
	)
}

/** On the picture: "Sold out, back in February"; on phones its page says when it is back, so that the picture is seen. */
function SoldOut({ item: { soldOut } }: { item: MerchCardData }) {
	if (!soldOut) return null
	const [words = '', ...back] = soldOut.split(/(?=, )/)
	return (
		<p className="sold-out">
			{words}
			{back.length > 0 && <span className="sold-out-back">{back.join('')}</span>}
		</p>
	)
}
