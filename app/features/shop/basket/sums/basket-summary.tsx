import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import IconLock from '~icons/ph/lock-bold'
import type { BasketData } from '../basket-view.ts'
import { Sums } from './sums.tsx'

interface BasketSummaryProps {
	basket: BasketData
	isLeaving: boolean
}

/** The sums with delivery to the chosen country, and the way to the checkout. */
export function BasketSummary({ basket, isLeaving }: BasketSummaryProps) {
	const { sums, canCheckOut, phone, isReturnable } = basket
	return (
		<section aria-labelledby="basket-sums" className="basket-summary">
			<h2 id="basket-sums" className="text-h3">
				Order summary
			</h2>
			<Sums sums={sums} />
			<WhereTo countries={basket.countries} />
			{canCheckOut ? (
				<Button
					type="submit"
					size="pl"
					name="checkout"
					value="1"
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
					{phone && <span> Ring us on {phone.replaceAll(' ', '\u{A0}')}, and we’ll sort it out.</span>}
				</p>
			)}
			<p className="text-note text-ink-2">
				No account needed, and 14 days to change your mind
				{!isReturnable && <span>, except about what is made for you</span>}
				<span>.</span> <SiteLink to="/merch">Keep shopping</SiteLink>
			</p>
		</section>
	)
}

/** What delivery costs depends on the country. One country: nothing to choose. */
function WhereTo({ countries }: Pick<BasketData, 'countries'>) {
	const chosen = countries.find(({ isChosen }) => isChosen)
	if (!chosen || countries.length < 2) return null
	return (
		<details className="basket-to">
			<summary>
				Delivery to {chosen.name} <span>Change</span>
			</summary>
			<div className="basket-amount">
				<Field id="to" label="Deliver to">
					<Select key={chosen.code} name="to" defaultValue={chosen.code}>
						{countries.map(({ code, name }) => (
							<option key={code} value={code}>
								{name}
							</option>
						))}
					</Select>
				</Field>
				<Button type="submit" variant="secondary" size="st" name="update" value="1">
					Show the cost
				</Button>
			</div>
		</details>
	)
}
