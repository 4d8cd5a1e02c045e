import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import IconLock from '~icons/ph/lock-simple-bold'
import type { BasketAgain, BasketData } from './basket-view.ts'
import { Sums } from './sums.tsx'

interface BasketSummaryProps {
	basket: BasketData
	again: BasketAgain | null
	isLeaving: boolean
}

/** The sums with the cheapest delivery, a donation beside them, and the way to the checkout. */
export function BasketSummary({ basket, again, isLeaving }: BasketSummaryProps) {
	const { sums, donation, canCheckOut, phone } = basket
	const error = again?.errors.find(({ id }) => id === 'donation')?.text
	return (
		<section aria-labelledby="basket-sums" className="basket-summary">
			<h2 id="basket-sums" className="text-h3">
				Order summary
			</h2>
			<Sums sums={sums} />
			<div className="basket-donation">
				<Field
					id="donation"
					label="Add a donation"
					optional
					hint="Pays for food, walks and vets. You can add Gift Aid to a donation, but not to shop items."
					{...(error ? { error } : {})}
				>
					<div className="basket-amount">
						<Input
							name="donation"
							inputMode="decimal"
							autoComplete="off"
							defaultValue={again?.values.donation ?? donation}
						/>
						<Button type="submit" variant="secondary" size="st" name="intent" value="update">
							{donation ? 'Change' : 'Add'}
						</Button>
					</div>
				</Field>
			</div>
			{canCheckOut ? (
				<Button
					type="submit"
					size="pl"
					name="intent"
					value="checkout"
					className="w-full"
					busy={isLeaving}
					busyLabel="One moment…"
				>
					<IconLock aria-hidden className="size-[1.2em] flex-none" />
					Go to checkout
				</Button>
			) : (
				<p className="font-semibold">
					We can’t take this order on the website.
					{phone && <> Ring us on {phone.replaceAll(' ', '\u{A0}')}, and we’ll sort it out.</>}
				</p>
			)}
			<p className="text-note text-ink-2">
				No account needed. You see the whole cost before you pay. <SiteLink to="/merch">Keep shopping</SiteLink>
			</p>
		</section>
	)
}
