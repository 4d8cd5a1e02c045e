import IconMinus from '~icons/ph/minus-bold'
import IconPlus from '~icons/ph/plus-bold'
import { Button } from './button.tsx'
import { VisuallyHidden } from './layout/visually-hidden.tsx'
import { Picture, type PictureData } from './media/picture.tsx'

interface BasketLineProps {
	title: string
	/** "Red", "350 ml"; "" when there is only one variant. */
	variant: string
	/** The sum of this line: "£22.00". */
	price: string
	count: number
	/** Disables the plus button. */
	most: number
	picture: PictureData | null
	onCount: (count: number) => void
	onRemove: () => void
}

/** An item in the basket with quantity and sum. */
export function BasketLine({ title, variant, price, count, most, picture, onCount, onRemove }: BasketLineProps) {
	return (
		<div className="grid grid-cols-[4rem_1fr_auto] gap-x-3 gap-y-1 border-t-2 border-line py-4.5 sm:grid-cols-[5.5rem_1fr_auto] sm:gap-x-4">
			<Picture picture={picture} sizes="5.5rem" className="row-span-2 aspect-square w-full rounded-m" />
			<div className="min-w-0">
				<h3 className="text-[1.125rem]">{title}</h3>
				{variant && <p className="text-note text-ink-2">{variant}</p>}
			</div>
			<b className="text-right font-display text-[1.125rem]">{price}</b>
			<div className="flex items-center gap-1 sm:gap-2">
				<Button variant="icon" size="icon-sm" disabled={count <= 1} onClick={() => onCount(count - 1)}>
					<IconMinus aria-hidden className="size-[1.2em]" />
					<VisuallyHidden>One fewer of {title}</VisuallyHidden>
				</Button>
				<b role="status" className="min-w-6 text-center font-display">
					{count}
				</b>
				<Button variant="icon" size="icon-sm" disabled={count >= most} onClick={() => onCount(count + 1)}>
					<IconPlus aria-hidden className="size-[1.2em]" />
					<VisuallyHidden>One more of {title}</VisuallyHidden>
				</Button>
			</div>
			<Button variant="link" size="link-s" className="min-h-11 justify-self-end" onClick={onRemove}>
				Remove
				<VisuallyHidden> {title}</VisuallyHidden>
			</Button>
		</div>
	)
}
