import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/layout/empty-state.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'

interface NothingToBuyProps {
	/** What was taken out of the basket, in sentences. */
	changes: string[]
	/** The order that was placed on this device; null for none. */
	orderPath: string | null
}

/** The checkout of an empty basket. */
export function NothingToBuy({ changes, orderPath }: NothingToBuyProps) {
	return (
		<Wrap className="py-section">
			{orderPath ? (
				<EmptyState
					heading="h1"
					title="Your order is placed"
					action={
						<>
							<ButtonLink to={orderPath} size="pasm">
								See your order
							</ButtonLink>
							<ButtonLink to="/merch" variant="outline" size="pasm">
								Back to the shop
							</ButtonLink>
						</>
					}
				>
					<p>We have it, and there is nothing to send again. If you didn’t get to pay, you can do that there.</p>
				</EmptyState>
			) : (
				<EmptyState
					heading="h1"
					title="Your basket is empty"
					action={
						<ButtonLink to="/merch" size="pasm">
							Look around the shop
						</ButtonLink>
					}
				>
					{changes.length > 0 ? (
						changes.map((change) => <p key={change}>{change}</p>)
					) : (
						<p>Whatever you put in stays there for 30 days on this device. Everything you buy helps a dog who waits.</p>
					)}
				</EmptyState>
			)}
		</Wrap>
	)
}
