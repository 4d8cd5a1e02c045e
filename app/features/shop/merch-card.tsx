import { cn } from '#app/ui/cn.ts'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'

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
}

interface MerchCardProps {
	item: MerchCardData
	priority?: boolean
}

const CARD = 'group relative h-full min-w-0 rounded-l outline-offset-6 outline-focus has-[a:focus-visible]:outline-3'

export function MerchCard({ item, priority = false }: MerchCardProps) {
	return (
		<article className={CARD}>
			<MerchPicture
				item={item}
				sizes="(min-width: 900px) 18rem, 45vw"
				priority={priority}
				className="aspect-square rounded-l"
			/>
			<h3 className="mt-3.5 text-h4 wrap-anywhere">
				<MerchLink item={item} />
			</h3>
			<Price item={item} />
		</article>
	)
}

/** Twice as wide: text beside the picture, as high as the narrow cards. */
export function WideMerchCard({ item, priority = false }: MerchCardProps) {
	return (
		<article className={cn(CARD, 'grid grid-cols-2 overflow-hidden bg-mist split:grid-cols-[59%_1fr]')}>
			<MerchPicture
				item={item}
				sizes="(min-width: 900px) 20rem, 48vw"
				priority={priority}
				className="aspect-square h-full"
			/>
			<div className="grid min-w-0 content-center gap-2 p-[clamp(1rem,.6rem+1.2vw,1.5rem)]">
				<h3 className="wrap-anywhere">
					<MerchLink item={item} />
				</h3>
				{item.excerpt && <p className="text-ink-2 max-sm:hidden split:max-lg:hidden">{item.excerpt}</p>}
				<Price item={item} />
			</div>
		</article>
	)
}

function MerchPicture({ item, className, ...rest }: MerchCardProps & { sizes: string; className: string }) {
	return (
		<Picture
			// Decorative: the title is beside it.
			picture={item.picture && { ...item.picture, alt: '' }}
			className={cn('w-full', className, item.soldOut && 'opacity-80 [filter:saturate(.55)]')}
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

function Price({ item }: { item: MerchCardData }) {
	return (
		<p className="mt-0.5 font-display text-h4 font-bold">
			{item.price}
			{item.delivery}
			{item.soldOut && <span className="block text-ink-2">{item.soldOut}</span>}
		</p>
	)
}
