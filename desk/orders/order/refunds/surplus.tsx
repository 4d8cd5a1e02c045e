import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { OrderForm } from '../order-form.tsx'
import type { OrderWorkProps } from '../order-work-props.ts'
import { DayOfTransfer } from './money-work.tsx'

/** A transfer of more than the order: the buyer did not say what the rest is for. */
export function Surplus({ order, ...state }: OrderWorkProps) {
	return (
		<>
			<Notice tone="caution">
				<p>
					<b>They sent {order.surplus} more than the order costs.</b> It is no donation until you keep it. Ask them what
					it is for, or send it back.
				</p>
			</Notice>
			<OrderForm {...state} intent="surplus-keep">
				<Button type="submit" size="sm" variant="outline">
					Keep {order.surplus} as a donation
				</Button>
			</OrderForm>
			<OrderForm {...state} intent="surplus-refund">
				<DayOfTransfer order={order} intent="surplus-refund" {...state} />
				<Button type="submit" size="sm" variant="outline">
					Enter that {order.surplus} was sent back
				</Button>
			</OrderForm>
		</>
	)
}

/**
 * A transfer of less than the order: it is not packed until the rest is here, or a treasurer says that this is enough. No day ends it, because some of
 * the money is here: the notice says since when it waits, and the two ways out.
 */
export function Missing({ order, ...state }: OrderWorkProps) {
	const { short, can } = order
	if (!short) return null
	return (
		<>
			<Notice tone="caution">
				<p>
					<b>{short.missing} is still missing.</b>{' '}
					{can.accept
						? `The ${short.arrived} came on ${short.since}, ${short.ago}. They were told by email, with the sum and the reference. When the rest arrives, book it as you booked the first part.`
						: 'Leave it: a treasurer or lead decides what happens.'}
				</p>
				{can.accept && (
					<p>
						<span>{`It waits until you decide${short.hasGoods ? ', and its things stay off sale meanwhile' : ''}. `}</span>
						{order.email ? <a href={short.askUrl}>Ask them for the rest</a> : <span>Ask them for the rest</span>}
						<span>{`, or send the ${short.arrived} back and use “Cancel the order”.`}</span>
					</p>
				)}
			</Notice>
			{can.accept && (
				<OrderForm {...state} intent="accept">
					<Button type="submit" size="sm" variant="outline">
						Pack it anyway, without the {short.missing}
					</Button>
				</OrderForm>
			)}
		</>
	)
}
