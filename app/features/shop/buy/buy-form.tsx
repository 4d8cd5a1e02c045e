import { type MouseEvent, type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useErrorTitle } from '#app/ui/forms/error-title.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import type { PictureData } from '#app/ui/media/picture.tsx'
import IconBasket from '~icons/ph/basket-bold'
import IconMinus from '~icons/ph/minus-bold'
import IconPlus from '~icons/ph/plus-bold'
import '../basket/sums/sums.css'
import './buy.css'
import type { AddedAnswer } from '../basket/basket-view.ts'
import { AddedDrawer, type Adding, UNREACHED } from './added-drawer.tsx'
import type { ChoiceData } from './choice-data.ts'
import { type BasketAnswer, sendToBasket } from './send-to-basket.ts'
import { VARIANT_ID, VariantField } from './variant-field.tsx'

/** The id of the form, for links to it and for buttons outside of it. */
export const BUY_FORM_ID = 'buy'

const QUANTITY_ID = 'quantity'
const NOTHING_WRONG = { variant: '', quantity: '' }

interface BuyFormProps {
	item: ChoiceData
	picture?: PictureData | null
	/** The form had no error, and is sent. */
	onSend?: () => void
}

/** Puts an item in the basket: a page of its own without the app, a drawer with it. */
export function BuyForm({ item, picture = null, onSend }: BuyFormProps) {
	const [adding, setAdding] = useState<Adding | null>(null)
	const [isOpen, setIsOpen] = useState(false)
	const { answer, setAnswer, send, begin } = useBasketAnswer()
	const fieldsOfAdding = useRef<URLSearchParams>(null)
	const [isNew, setIsNew] = useState(true)
	const [wrong, setWrong] = useState(NOTHING_WRONG)
	useErrorTitle(wrong.variant !== '' || wrong.quantity !== '')
	/** Shown at once, and corrected by the answer. */
	function put(line: string, quantity: number) {
		setIsNew(false)
		setAnswer((before) => before && changedBefore(before, line, quantity))
		send(new URLSearchParams({ set: line, quantity: String(quantity) }))
	}

	function add(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		if (isOpen) return
		const found = wrongIn(event.currentTarget, item)
		setWrong(found)
		const id = found.variant ? VARIANT_ID : found.quantity && QUANTITY_ID
		if (id) return document.getElementById(id)?.focus()
		const fields = new URLSearchParams()
		for (const [name, value] of new FormData(event.currentTarget)) fields.set(name, String(value))
		const variant = item.variants.find(({ key }) => key === fields.get('variant'))
		setAdding({ title: item.title, variant: variant?.label ?? '', picture })
		fieldsOfAdding.current = fields
		onSend?.()
		setIsOpen(true)
		sendAdding()
	}

	function sendAdding() {
		if (!fieldsOfAdding.current) return
		setIsNew(true)
		begin()
		send(fieldsOfAdding.current)
	}

	return (
		<>
			<form id={BUY_FORM_ID} method="post" action="/basket" noValidate className="buy-form" onSubmit={add}>
				<input type="hidden" name="slug" value={item.slug} />
				<VariantField variants={item.variants} backNote={item.backNote} error={wrong.variant} />
				<div className="buy-row">
					<Field id={QUANTITY_ID} label="How many" error={wrong.quantity}>
						<div className="buy-quantity">
							<Step by={-1} label="One fewer" icon={<IconMinus aria-hidden />} />
							<Input type="number" name="quantity" inputMode="numeric" min={1} max={item.most} defaultValue={1} />
							<Step by={1} label="One more" icon={<IconPlus aria-hidden />} />
						</div>
					</Field>
					<Button type="submit" size="pl">
						<IconBasket aria-hidden className="size-[1.2em] flex-none" />
						Add to basket
					</Button>
				</div>
			</form>
			{adding && (
				<AddedDrawer
					adding={adding}
					open={isOpen}
					answer={answer}
					isNew={isNew}
					onPut={put}
					onAgain={sendAdding}
					onClose={() => setIsOpen(false)}
				/>
			)}
		</>
	)
}

/** What the basket answered last. One that is not reached changes nothing: what it said before stays, with that. */
function useBasketAnswer() {
	/** Undefined while it is sent. */
	const [answer, setAnswer] = useState<BasketAnswer>()
	const known = useRef<AddedAnswer>(null)
	/** One after another: each answer replaces the basket's cookie. */
	const queue = useRef<Promise<unknown>>(null)

	function begin() {
		known.current = null
		setAnswer(undefined)
	}

	async function send(fields: URLSearchParams) {
		const sent = Promise.resolve(queue.current).then(() => sendToBasket(fields))
		queue.current = sent
		const answered = await sent
		if (answered) known.current = answered
		if (queue.current === sent) setAnswer(answered ?? (known.current && { ...known.current, problem: UNREACHED }))
	}

	return { answer, setAnswer, begin, send }
}

/** In our words, beside what they are about, and not before the button is pressed. */
function wrongIn(form: HTMLFormElement, item: ChoiceData): typeof NOTHING_WRONG {
	const quantity = form.elements.namedItem('quantity')
	const isCount = quantity instanceof HTMLInputElement && quantity.value !== '' && quantity.checkValidity()
	return {
		variant: new FormData(form).has('variant') || item.variants.length === 0 ? '' : 'Choose which one you’d like',
		quantity: isCount ? '' : `Enter how many, from 1 to ${item.most}`,
	}
}

function changedBefore(answer: AddedAnswer, name: string, quantity: number): AddedAnswer {
	const { line, undo } = answer
	return {
		...answer,
		problem: '',
		line: line && quantity > 0 ? { ...line, quantity } : null,
		undo: { name, quantity: line?.quantity ?? undo?.quantity ?? 0 },
	}
}

interface StepProps {
	by: 1 | -1
	label: string
	icon: ReactNode
}

/** Beside the number; without scripts the box alone (`buy.css`). */
function Step({ by, label, icon }: StepProps) {
	function step({ currentTarget }: MouseEvent<HTMLButtonElement>) {
		const input = currentTarget.parentElement?.querySelector('input')
		if (by > 0) input?.stepUp()
		else input?.stepDown()
	}
	return (
		<button type="button" onClick={step}>
			{icon}
			<span className="sr-only">{label}</span>
		</button>
	)
}
