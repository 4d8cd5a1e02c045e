import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { useChangeEffect } from '#app/ui/layout/use-change-effect.ts'
import { Notice } from '#app/ui/notice.tsx'
import { showBasketCount } from '../device/basket-count.ts'
import { BasketDonation } from './basket-donation.tsx'
import { BasketLine } from './basket-line.tsx'
import type { BasketAgain, BasketChange, BasketData, BasketNotice } from './basket-view.ts'
import { EmptyBasket } from './empty-basket.tsx'
import { Suggestions } from './suggestions.tsx'
import { BasketSummary } from './sums/basket-summary.tsx'

export interface BasketBodyProps {
	basket: BasketData
	/** What was typed, and what is wrong with it. */
	again: BasketAgain | null
	/** Why nothing was sent; "" else. */
	problem: string
}

/** The basket, as it can be bought now. Each button sends the whole form, so that nothing typed is lost. */
export function BasketBody({ basket, again, problem }: BasketBodyProps) {
	const { lines, changes, notice, seen } = basket
	const { state, formData } = useNavigation()
	const isLeaving = state !== 'idle' && formData?.has('checkout') === true
	useChangeEffect(basket, showBasketCount)
	return (
		<>
			{again && <ErrorSummary errors={again.errors} />}
			{problem && (
				<Notice tone="caution" role="alert">
					{problem}
				</Notice>
			)}
			<BasketSaid notice={notice} />
			<Changes changes={changes} />
			{lines.length === 0 ? (
				<EmptyBasket suggestions={basket.suggestions} />
			) : (
				<Form
					// Fields show what the server made of them.
					key={lines.map(({ name, quantity }) => `${name} ${quantity}`).join('|') + basket.donation + basket.sums.total}
					method="post"
					action="/basket"
					replace
					preventScrollReset
					noValidate
					className="basket-form"
				>
					{/* The button of the Enter key: the first of a form. */}
					<button type="submit" name="update" value="1" tabIndex={-1} aria-hidden className="sr-only">
						Update
					</button>
					<input type="hidden" name="seen" value={seen} />
					<ul aria-label="In your basket" className="basket-lines">
						{lines.map((line, at) => (
							<BasketLine key={line.name} line={line} at={at} again={again} />
						))}
					</ul>
					<BasketSummary basket={basket} isLeaving={isLeaving} />
					<BasketDonation basket={basket} again={again} />
					<Suggestions
						title="Small things that fit in"
						items={basket.suggestions}
						sizes="(min-width: 1280px) 18rem, (min-width: 640px) 22vw, 45vw"
					/>
				</Form>
			)}
		</>
	)
}

/** What the last change did. The button that was pressed may be gone, so the focus moves here. */
function BasketSaid({ notice }: { notice: BasketNotice | null }) {
	const box = useRef<HTMLDivElement>(null)
	useChangeEffect(notice?.text, () => notice && box.current?.focus())
	return (
		<div ref={box} role="status" tabIndex={-1} className="basket-said">
			{notice && (
				<Notice tone="info">
					<div className="basket-notice">
						<p>{notice.text}</p>
						{notice.undo && <Undo {...notice.undo} />}
					</div>
				</Notice>
			)}
		</div>
	)
}

function Undo({ name, quantity }: NonNullable<BasketNotice['undo']>) {
	return (
		<Form method="post" action="/basket" replace preventScrollReset>
			<input type="hidden" name="set" value={name} />
			<input type="hidden" name="quantity" value={quantity} />
			<Button type="submit" variant="link" size="link-s-bold">
				Put it back
			</Button>
		</Form>
	)
}

/** What could not stay as it was since it was put in. */
function Changes({ changes }: { changes: BasketChange[] }) {
	if (changes.length === 0) return null
	return (
		<Notice tone="caution">
			<h2 className="text-h4">Something has changed</h2>
			<ul className="basket-changes">
				{changes.map(({ name, text, isOut }) => (
					<li key={name}>
						<span>{text}</span>
						{isOut && (
							<Form method="post" action="/basket" replace preventScrollReset>
								<input type="hidden" name="set" value={name} />
								<input type="hidden" name="quantity" value="0" />
								<Button type="submit" variant="link" size="link-s-bold">
									Take it out
								</Button>
							</Form>
						)}
					</li>
				))}
			</ul>
		</Notice>
	)
}
