import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/layout/empty-state.tsx'
import IconBasket from '~icons/ph/basket-bold'

/** Nothing is in it: ways on. */
export function EmptyBasket() {
	return (
		<EmptyState
			title="There’s nothing in it yet."
			action={
				<>
					<ButtonLink to="/merch" size="pst">
						<IconBasket aria-hidden className="size-[1.25em] flex-none" />
						Look round the shop
					</ButtonLink>
					<ButtonLink to="/dogs" variant="outline" size="pst">
						Meet the dogs
					</ButtonLink>
				</>
			}
		>
			<p>What you put in stays on this device for 30 days, so you can come back to it.</p>
			<p>
				Each price in the shop has the cost of delivery beside it, and what we earn pays for dinners, walks and vets.
			</p>
		</EmptyState>
	)
}
