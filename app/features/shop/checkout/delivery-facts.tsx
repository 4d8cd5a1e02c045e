import { Fact } from './fact.tsx'

interface DeliveryFactsProps {
	/** The name and the address, a line each. */
	recipient: string[]
	/** The only way to send it: the day, then what it costs and waits for. Empty when there is a choice. */
	way: string[]
}

/** Where it goes, with the only way to send it. */
export function DeliveryFacts({ recipient, way: [day, ...rest] }: DeliveryFactsProps) {
	return (
		<dl className="checkout-facts">
			<Fact label="Deliver to" changeUrl="/checkout/details">
				<p className="whitespace-pre-line wrap-anywhere">{recipient.join('\n')}</p>
			</Fact>
			{day && (
				<Fact label="How" changeUrl="">
					<div className="checkout-way">
						<p>{day}</p>
						{rest.map((sentence) => (
							<p key={sentence}>{sentence}</p>
						))}
					</div>
				</Fact>
			)}
		</dl>
	)
}
