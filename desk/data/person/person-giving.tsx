import { FactList } from './fact-list.tsx'

export interface PersonGivingData {
	donations: { reference: string; text: string; payments: string[]; words: string[] }[]
	orders: { reference: string; text: string; payments: string[] }[]
	declarations: string[]
	/** Presents and cards to them. */
	received: string[]
	statementLines: string[]
	/** References of donations that are charged each month. */
	activeMonthly: string[]
	/** References of orders that have to be sent or refunded first. */
	openOrders: string[]
	/** Presents that have not been sent. */
	waitingPresents: string[]
	hasStandingOrder: boolean
	isAtStripe: boolean
	/** The law says to keep them. */
	keptDeclarations: string[]
}

export function PersonGivingView({ giving }: { giving: PersonGivingData }) {
	return (
		<>
			{giving.donations.length > 0 && (
				<section className="person-part">
					<h3 className="text-h4">Donations and sponsorships</h3>
					<ul className="person-facts">
						{giving.donations.map(({ reference, text, payments, words }) => (
							<li key={reference}>
								{[`${reference}: ${text}`, payments.length > 0 && `Paid: ${payments.join('; ')}`, ...words]
									.filter(Boolean)
									.join('. ')}
							</li>
						))}
					</ul>
				</section>
			)}
			<FactList
				title="Orders of the shop"
				facts={giving.orders.map(({ reference, text, payments }) =>
					[`${reference}: ${text}`, ...(payments.length > 0 ? [`Paid: ${payments.join('; ')}`] : [])].join('. '),
				)}
			/>
			<FactList title="Gift Aid declarations" facts={giving.declarations} />
			<FactList title="On bank statements" facts={giving.statementLines} />
			<FactList title="Given to them by another person" facts={giving.received} />
		</>
	)
}

/** What of their giving erasing leaves, and why. */
export function GivingThatStays({ giving }: { giving: PersonGivingData }) {
	return (
		<>
			{giving.donations.length > 0 && (
				<li>The amount, day, purpose and reference of each donation, without the person: the accounts must add up.</li>
			)}
			{giving.orders.length > 0 && (
				<li>What was in each order, its sum, day and reference, without the person: the accounts must add up.</li>
			)}
			{giving.keptDeclarations.map((declaration) => (
				<li key={declaration}>
					The Gift Aid declaration of {declaration}. It has their name and address: HMRC may ask for it, and the law
					says to keep it. Tell them so.
				</li>
			))}
			{giving.declarations.length > giving.keptDeclarations.length && (
				<li>
					<strong>Not kept:</strong> a Gift Aid declaration on which nothing was claimed. If you want to claim, do it
					first.
				</li>
			)}
			{giving.isAtStripe && (
				<li>
					Stripe has its own record of their payments. Find the customer by this address in Stripe, and erase them
					there.
				</li>
			)}
			{giving.hasStandingOrder && (
				<li>
					Their standing order: only their bank can end it. Money that arrives is still entered, without their name.
				</li>
			)}
			{giving.waitingPresents.map((present) => (
				<li key={present}>
					<strong>Not sent any more:</strong> the present {present}. Wait until then if they want it to arrive.
				</li>
			))}
		</>
	)
}
