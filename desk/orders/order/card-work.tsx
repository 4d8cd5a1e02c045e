import { Button } from '#app/ui/button.tsx'
import { buttonStyles } from '#app/ui/button-styles.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Textarea } from '#app/ui/forms/input.tsx'
import IconEnvelope from '~icons/ph/envelope-simple-bold'
import IconPrinter from '~icons/ph/printer-bold'
import { errorOf, isRefused, typedIn } from '../../cases/work/case-form.tsx'
import { Tool } from '../../cases/work/tool.tsx'
import { OrderForm } from './order-form.tsx'
import type { OrderWorkProps } from './order-work-props.ts'

/** The greetings card of the gifts in an order: the buyer has it by email, and on paper only if they ring and ask for it. */
export function CardWork(props: OrderWorkProps) {
	const { card } = props.order
	if (!card) return null
	return (
		<>
			<p>
				{/* A page of the public site. */}
				<a href={card.path} className={buttonStyles({ variant: 'outline' })}>
					<IconPrinter aria-hidden className="size-[1.2em] flex-none" />
					Greetings card
				</a>
			</p>
			{card.paper === 'due' ? <Due {...props} /> : <Ask {...props} />}
		</>
	)
}

function Due(props: OrderWorkProps) {
	const { order, ...state } = props
	const { card } = order
	if (!card) return null
	return (
		<div className="order-card">
			{card.address === '' ? (
				<p>They want the card on paper: put it in with their order.</p>
			) : (
				<>
					<p>They want the card on paper. Print it, write in the names they told you, and post it to:</p>
					<address className="order-address">{card.address}</address>
					<OrderForm {...state} intent="card-posted">
						{/* The parcel is the next step while it is to be sent. */}
						<Button type="submit" size="st" variant={order.can.send ? 'outline' : 'default'}>
							Mark the card as posted
						</Button>
					</OrderForm>
				</>
			)}
			<OrderForm {...state} intent="card-dropped">
				<Button type="submit" size="sm" variant="outline">
					Not on paper after all
				</Button>
			</OrderForm>
		</div>
	)
}

function Ask({ order, ...state }: OrderWorkProps) {
	const { card } = order
	if (!card) return null
	if (card.paper === 'posted') {
		return (
			<div className="order-card">
				<p className="giving-note">{card.posted}</p>
				{card.address !== '' && <address className="order-address">{card.address}</address>}
			</div>
		)
	}
	return (
		<Tool title="They rang: the card on paper" icon={IconEnvelope} isOpen={isRefused(state.answer, 'card-asked')}>
			<OrderForm {...state} intent="card-asked">
				<Field
					id="card-address"
					label="Where the card goes"
					optional={card.canTravel}
					hint={
						card.canTravel
							? 'Leave it empty to put the card in with their order.'
							: 'Name and address, in lines. With names to write on it, if they said any.'
					}
					{...errorOf(state.answer, 'card-address')}
				>
					<Textarea
						name="card-address"
						rows={5}
						maxLength={500}
						defaultValue={typedIn(state.answer, 'card-asked', 'card-address')}
					/>
				</Field>
				<Button type="submit" size="sm">
					Put it on the list of cards to post
				</Button>
			</OrderForm>
		</Tool>
	)
}
