import { Form } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/layout/empty-state.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import IconBasket from '~icons/ph/basket-bold'
import type { MerchCardData } from '../merch-card.tsx'
import dogInBasket from './dog-in-basket.webp'
import { Suggestions } from './suggestions.tsx'

/** Nothing is in it: ways on, and something to look at. */
export function EmptyBasket({ suggestions }: { suggestions: MerchCardData[] }) {
	return (
		<>
			<EmptyState
				title="Your basket is empty"
				heading="h1"
				scene={<img src={dogInBasket} alt="" width={440} height={480} className="basket-dog" />}
				action={
					<>
						<ButtonLink to="/merch" size="pst">
							<IconBasket aria-hidden className="size-[1.25em] flex-none" />
							Look round the shop
						</ButtonLink>
						<SiteLink to="/dogs" className="inline-flex min-h-13 items-center font-semibold">
							Meet the dogs
						</SiteLink>
					</>
				}
			>
				<p>Every penny of profit goes to the dogs: it pays for dinners, walks and vets.</p>
			</EmptyState>
			<Form method="post" action="/basket" replace preventScrollReset>
				<Suggestions
					title="Small things to start with"
					items={suggestions}
					sizes="(min-width: 1280px) 18rem, (min-width: 640px) 22vw, 45vw"
				/>
			</Form>
		</>
	)
}
