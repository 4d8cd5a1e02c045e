import { useEffect } from 'react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/layout/dialog.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import type { BasketNotice } from '../basket/basket-view.ts'
import { Sums } from '../basket/sums.tsx'
import { showBasketCount } from '../device/basket-count.ts'
import type { BasketAnswer } from './send-to-basket.ts'

/** What was asked for, shown at once. */
export interface Adding {
	title: string
	variant: string
	quantity: string
	picture: PictureData | null
}

interface AddedDrawerProps {
	adding: Adding
	open: boolean
	/** Undefined while it is sent. */
	answer: BasketAnswer | undefined
	onUndo(undo: NonNullable<BasketNotice['undo']>): void
	onClose(): void
}

/** What was put in the basket, with its sums and undo. */
export function AddedDrawer({ adding, open, answer, onUndo, onClose }: AddedDrawerProps) {
	useEffect(() => {
		if (answer) showBasketCount()
	}, [answer])
	const { line, undo, sums, count = 0 } = answer ?? {}
	return (
		<Dialog
			title="Your basket"
			kind="drawer"
			open={open}
			onClose={onClose}
			footer={
				<div className="added-foot">
					{sums && count > 0 && <Sums sums={sums} />}
					<ButtonLink to="/basket" size="pl" className="w-full">
						Go to basket
					</ButtonLink>
					<Button variant="link" size="link-s-bold" className="mx-auto" onClick={onClose}>
						Keep shopping
					</Button>
				</div>
			}
		>
			<p role="status" className="added-said">
				{wordsOf(answer)}
			</p>
			{!isNothingAdded(answer) && (
				<div className="added-line">
					<Picture
						picture={adding.picture && { ...adding.picture, alt: '' }}
						sizes="5.5rem"
						className="added-picture"
					/>
					<div>
						<p className="font-display text-h4 font-bold">{adding.title}</p>
						<p>{[adding.variant, `${line?.quantity ?? adding.quantity} in your basket`].filter(Boolean).join(', ')}</p>
						{line?.notes.map((note) => (
							<p key={note} className="text-note text-ink-2">
								{note}
							</p>
						))}
						{undo && (
							<Button variant="link" size="link-s" onClick={() => onUndo(undo)}>
								Undo
							</Button>
						)}
					</div>
					<b className="font-display">{line?.total}</b>
				</div>
			)}
		</Dialog>
	)
}

function wordsOf(answer: BasketAnswer | undefined): string {
	if (answer === undefined) return 'Putting it in…'
	if (answer === null) {
		return 'We couldn’t reach our site, so nothing was put in. Please try again when you’re online.'
	}
	const { problem, undo, line } = answer
	if (problem) return problem
	return undo && line ? 'It’s in your basket.' : 'It’s out of your basket again.'
}

/** Undone, refused, or not sent. */
function isNothingAdded(answer: BasketAnswer | undefined): boolean {
	return answer !== undefined && answer?.line == null
}
