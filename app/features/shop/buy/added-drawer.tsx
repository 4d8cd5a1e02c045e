import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/layout/dialog.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import IconCheck from '~icons/ph/check-bold'
import IconMinus from '~icons/ph/minus-bold'
import IconPlus from '~icons/ph/plus-bold'
import type { BasketLineData } from '../basket/basket-view.ts'
import { totalInWords } from '../basket/change-in-words.ts'
import { Sums } from '../basket/sums/sums.tsx'
import { showBasketCount } from '../device/basket-count.ts'
import type { BasketAnswer } from './send-to-basket.ts'

/** What was asked for, shown at once. */
export interface Adding {
	title: string
	variant: string
	picture: PictureData | null
}

interface AddedDrawerProps {
	adding: Adding
	open: boolean
	/** Undefined while it is sent. */
	answer: BasketAnswer | undefined
	/** It was added, and not yet changed in the drawer. */
	isNew: boolean
	/** Sets how many of the line there are; 0 takes it out. */
	onPut(name: string, quantity: number): void
	/** Sends it once more, after the site was not reached. */
	onAgain(): void
	onClose(): void
}

/** What was put in the basket, how many, and the way to the checkout. */
export function AddedDrawer({ adding, open, answer, isNew, onPut, onAgain, onClose }: AddedDrawerProps) {
	useEffect(() => {
		if (answer) showBasketCount()
	}, [answer])
	const said = useRef<HTMLParagraphElement>(null)
	/** The button leaves with its press. */
	function tryAgain() {
		said.current?.focus()
		onAgain()
	}
	const { line, undo, sums, others = [], count = 0, canCheckOut } = answer ?? {}
	const isThere = count > 0
	return (
		<Dialog
			title="Your basket"
			kind="drawer"
			open={open}
			onClose={onClose}
			footer={
				<div className="added-foot">
					{sums && isThere && <Sums sums={sums} />}
					{canCheckOut && (
						<ButtonLink to="/checkout/details" size="pl" className="w-full">
							Checkout
						</ButtonLink>
					)}
					<p className="added-ways">
						<ButtonLink to="/basket" variant="link" size="link-s-bold">
							View basket
						</ButtonLink>
						<Button variant="link" size="link-s-bold" onClick={onClose}>
							Keep shopping
						</Button>
					</p>
				</div>
			}
		>
			<p role="status" ref={said} tabIndex={-1} className="added-said" data-good={isNew && line ? true : undefined}>
				{isNew && line && <IconCheck aria-hidden />}
				<span>{wordsOf(answer, isNew)}</span>
				{sums && isThere && <span className="sr-only"> {totalInWords(sums)}</span>}
			</p>
			{(!answer || line || undo) && (
				<div className="added-line">
					<Picture
						picture={adding.picture && { ...adding.picture, alt: '' }}
						sizes="5.5rem"
						className="added-picture"
					/>
					<div>
						<p className="font-display text-h4 font-bold">{adding.title}</p>
						{adding.variant && <p>{adding.variant}</p>}
						{line?.notes.map((note) => (
							<p key={note} className="text-note text-ink-2">
								{note}
							</p>
						))}
					</div>
					<b className="font-display">{line?.total}</b>
					<div className="added-tools">
						{line && <Quantity line={line} onPut={onPut} />}
						{answer === null && (
							<Button variant="outline" size="sm" onClick={tryAgain}>
								Try again
								<span className="sr-only"> to add {adding.title}</span>
							</Button>
						)}
						{/* One button, so that the focus stays on it. */}
						{undo && (
							<Button
								variant="link"
								size="link-s"
								className="min-h-11"
								onClick={() => onPut(undo.name, line ? 0 : Math.max(1, undo.quantity))}
							>
								{line ? 'Remove' : 'Put it back'}
								<span className="sr-only"> {adding.title}</span>
							</Button>
						)}
					</div>
				</div>
			)}
			<Others lines={others} />
		</Dialog>
	)
}

/** Refusing instead of `disabled`, which would lose the focus. */
function Quantity({ line, onPut }: { line: BasketLineData; onPut: AddedDrawerProps['onPut'] }) {
	const { name, title, quantity, most } = line
	const to = (next: number) => next >= 1 && next <= most && onPut(name, next)
	return (
		<fieldset className="buy-quantity added-quantity">
			<legend className="sr-only">How many of {title}</legend>
			<button type="button" aria-disabled={quantity <= 1} onClick={() => to(quantity - 1)}>
				<IconMinus aria-hidden />
				<span className="sr-only">One fewer</span>
			</button>
			<b>{quantity}</b>
			<button type="button" aria-disabled={quantity >= most} onClick={() => to(quantity + 1)}>
				<IconPlus aria-hidden />
				<span className="sr-only">One more</span>
			</button>
		</fieldset>
	)
}

function Others({ lines }: { lines: BasketLineData[] }) {
	if (lines.length === 0) return null
	return (
		<>
			<h3 className="added-also">Also in your basket</h3>
			<ul>
				{lines.map(({ name, title, variant, quantity, picture, total }) => (
					<li key={name} className="added-line">
						<Picture picture={picture && { ...picture, alt: '' }} sizes="4rem" className="added-picture" />
						<div>
							<b>{title}</b>
							<p className="text-note text-ink-2">
								{[variant, quantity > 1 && `${quantity} of them`].filter(Boolean).join(', ')}
							</p>
						</div>
						<b className="font-display">{total}</b>
					</li>
				))}
			</ul>
		</>
	)
}

export const UNREACHED = 'We couldn’t reach our site, so nothing was changed. Please try again when you’re online.'

function wordsOf(answer: BasketAnswer | undefined, isNew: boolean): string {
	if (answer === undefined) return 'Adding it…'
	if (answer === null) return UNREACHED
	const { problem, line } = answer
	if (problem) return problem
	if (!line) return 'It’s out of your basket again.'
	return isNew ? 'Added to your basket' : `${line.quantity} in your basket`
}
