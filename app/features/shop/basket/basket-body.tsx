import { useLayoutEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { focusPart } from '#app/browser/navigation/focus-part.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { useChangeEffect } from '#app/ui/layout/hydration.ts'
import { Notice } from '#app/ui/notice.tsx'
import { showBasketCount } from '../device/basket-count.ts'
import { BasketDonation } from './basket-donation.tsx'
import { BasketLine } from './basket-line.tsx'
import type { BasketAgain, BasketChange, BasketData, BasketNotice } from './basket-view.ts'
import { changeInWords } from './change-in-words.ts'
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
	const { lines, changes, seen } = basket
	const { state, formData } = useNavigation()
	const isLeaving = state !== 'idle' && formData?.has('checkout') === true
	const form = useRef<HTMLFormElement>(null)
	useChangeEffect(basket, showBasketCount)
	useFieldsOfBasket(form, basket)
	return (
		<>
			{again && <ErrorSummary errors={again.errors} />}
			{problem && (
				<Notice tone="caution" role="alert">
					{problem}
				</Notice>
			)}
			<BasketSaid basket={basket} />
			<Changes changes={changes} />
			{lines.length === 0 ? (
				<EmptyBasket suggestions={basket.suggestions} />
			) : (
				<Form ref={form} method="post" action="/basket" replace preventScrollReset noValidate className="basket-form">
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

/**
 * The fields show what the server made of them. They are not made anew, because the button that was pressed would lose
 * the focus.
 */
function useFieldsOfBasket(form: { current: HTMLFormElement | null }, basket: BasketData) {
	useChangeEffect(basket, () => {
		form.current?.reset()
		form.current?.classList.remove('is-changed')
	})
}

/**
 * What the last change did, and aloud what the basket comes to now. The button that was pressed may be gone: then the
 * focus moves here, or to the heading.
 */
function BasketSaid({ basket }: { basket: BasketData }) {
	const { notice } = basket
	const box = useRef<HTMLDivElement>(null)
	const before = useRef(basket)
	const words = useRef<HTMLParagraphElement>(null)
	useChangeEffect(notice, () => notice && box.current?.focus())
	useLayoutEffect(() => {
		if (before.current === basket) return
		if (words.current) words.current.textContent = changeInWords(before.current, basket)
		before.current = basket
		if (!notice && document.activeElement === document.body) focusPart('')
	}, [basket, notice])
	return (
		<>
			<div
				ref={box}
				role="status"
				tabIndex={-1}
				// biome-ignore lint/a11y/noAutofocus: in a new document too, what was done comes first
				autoFocus={notice !== null}
				className="basket-said"
			>
				{notice && (
					<Notice tone="info">
						<div className="basket-notice">
							<p>{notice.text}</p>
							{notice.undo && <Undo {...notice.undo} />}
						</div>
					</Notice>
				)}
			</div>
			{/* The text is set by the effect, never on the server. */}
			<p ref={words} role="status" className="sr-only no-print" />
		</>
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
