import { type SubmitEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import type { PictureData } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import IconBasket from '~icons/ph/basket-bold'
import '../basket/sums.css'
import './buy.css'
import { AddedDrawer, type Adding } from './added-drawer.tsx'
import type { ChoiceData } from './choice-data.ts'
import { type BasketAnswer, sendToBasket } from './send-to-basket.ts'
import { VariantField } from './variant-field.tsx'

interface BuyFormProps {
	item: ChoiceData
	picture?: PictureData | null
}

/** Puts an item in the basket: a page of its own without the app, a drawer with it. */
export function BuyForm({ item, picture = null }: BuyFormProps) {
	const [adding, setAdding] = useState<Adding | null>(null)
	const [isOpen, setIsOpen] = useState(false)
	/** Undefined while it is sent. */
	const [answer, setAnswer] = useState<BasketAnswer>()

	async function send(fields: URLSearchParams) {
		setAnswer(undefined)
		setAnswer(await sendToBasket(fields))
	}

	function add(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		if (isOpen) return
		const fields = new URLSearchParams()
		for (const [name, value] of new FormData(event.currentTarget)) fields.set(name, String(value))
		const variant = item.variants.find(({ key }) => key === fields.get('variant'))
		const quantity = fields.get('quantity') ?? '1'
		setAdding({ title: item.title, variant: variant?.label ?? '', quantity, picture })
		setIsOpen(true)
		send(fields)
	}

	return (
		<>
			<form method="post" action="/basket" className="buy-form" onSubmit={add}>
				<input type="hidden" name="intent" value="add" />
				<input type="hidden" name="slug" value={item.slug} />
				<VariantField variants={item.variants} />
				<div className="buy-row">
					<Field id="quantity" label="How many">
						<Input
							type="number"
							name="quantity"
							inputMode="numeric"
							min={1}
							max={item.most}
							defaultValue={1}
							required
						/>
					</Field>
					<Button type="submit" size="pl">
						<IconBasket aria-hidden className="size-[1.2em] flex-none" />
						Add to basket
					</Button>
				</div>
				<p>
					<SiteLink to="/basket" rel="nofollow">
						See your basket
					</SiteLink>
				</p>
			</form>
			{adding && (
				<AddedDrawer
					adding={adding}
					open={isOpen}
					answer={answer}
					onUndo={({ name, quantity }) =>
						send(new URLSearchParams({ intent: 'put', line: name, quantity: String(quantity) }))
					}
					onClose={() => setIsOpen(false)}
				/>
			)}
		</>
	)
}
