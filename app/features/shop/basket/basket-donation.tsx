import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import IconHeart from '~icons/ph/heart-fill'
import type { BasketAgain, BasketData } from './basket-view.ts'

interface BasketDonationProps {
	basket: Pick<BasketData, 'donation' | 'donations'>
	again: BasketAgain | null
}

/** A donation as a line of its own: one press, or any sum. Nothing is chosen beforehand. */
export function BasketDonation({ basket: { donation, donations }, again }: BasketDonationProps) {
	const error = again?.errors.find(({ id }) => id === 'donation')?.text
	return (
		<section aria-labelledby="donation-title" className="basket-donation">
			<div>
				<h2 id="donation-title" className="text-h3">
					Add something for the dogs?
				</h2>
				<p>It pays for food, walks and vets. You can add Gift Aid to a donation, but not to shop items.</p>
			</div>
			<div className="basket-give">
				{donations.map(({ amount, words, isChosen }) => (
					<Button
						key={amount}
						type="submit"
						variant={isChosen ? 'default' : 'outline'}
						size="st"
						name="donate"
						value={isChosen ? 0 : amount}
					>
						{isChosen && <IconHeart aria-hidden className="size-[1em]" />}
						<span className="sr-only">{isChosen ? 'Take out the donation of ' : 'Add '}</span>
						{words}
					</Button>
				))}
			</div>
			<Field id="donation" label="Another amount" optional {...(error ? { error } : {})}>
				<div className="basket-amount">
					<Input
						name="donation"
						inputMode="decimal"
						autoComplete="off"
						defaultValue={again?.values.donation ?? donation}
					/>
					<Button type="submit" variant="outline" size="st" name="update" value="1">
						{donation ? 'Change' : 'Add'}
					</Button>
				</div>
			</Field>
		</section>
	)
}
