import { type SubmitEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import type { PictureData } from '#app/ui/media/picture.tsx'
import IconBasket from '~icons/ph/basket-bold'
import './buy.css'
import { AddedDrawer, type Adding } from './added-drawer.tsx'
import type { BasketAnswer } from './basket-answer.ts'
import type { ChoiceData } from './choice-data.ts'
import { VariantField } from './variant-field.tsx'

interface BuyFormProps {
	item: ChoiceData
	picture?: PictureData | null
}

/** Puts an item in the basket: a page of its own without the app, a drawer with it. */
export function BuyForm({ item, picture = null }: BuyFormProps) {
	const [adding, setAdding] = useState<Adding | null>(null)
	const { submit, data, state } = useFetcher<BasketAnswer>()

	function send(fields: Record<string, string>) {
		submit({ ...fields, drawer: 'yes' }, { method: 'post', action: '/basket' })
	}

	function add(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		if (state !== 'idle') return
		const fields = Object.fromEntries(
			[...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
		)
		const variant = item.variants.find(({ key }) => key === fields.variant)
		setAdding({ title: item.title, variant: variant?.label ?? '', quantity: fields.quantity ?? '1', picture })
		send({ ...fields, intent: 'add' })
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
			</form>
			{adding && (
				<AddedDrawer
					adding={adding}
					answer={state === 'idle' ? data : undefined}
					onUndo={({ name, quantity }) => send({ intent: 'put', line: name, quantity: String(quantity) })}
					onClose={() => setAdding(null)}
				/>
			)}
		</>
	)
}
