import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import IconBack from '~icons/ph/arrow-u-up-left-bold'
import IconLink from '~icons/ph/link-bold'
import IconReturn from '~icons/ph/package-bold'
import { errorOf, isRefused, typedIn } from '../../cases/work/case-form.tsx'
import { Tool } from '../../cases/work/tool.tsx'
import '../../cases/work/work.css'
import { CancelOrder, RefundLines } from './money-work.tsx'
import { OrderForm } from './order-form.tsx'
import type { OrderWorkProps } from './order-work-props.ts'
import { OutOfStock } from './out-of-stock.tsx'
import { PrintLinks } from './print-links.tsx'
import { ReturnWork } from './return-work.tsx'

/** What a person does with an order: the next step first, native forms, each with the version that was seen. */
export function OrderWork(props: OrderWorkProps) {
	const { order } = props
	const { can } = order
	return (
		<section className="case-work" aria-labelledby="work">
			<h2 id="work" tabIndex={-1}>
				What to do
			</h2>
			{order.next && <p>{order.next}</p>}
			{can.pack && <PackForm {...props} />}
			{can.send && !can.pack && <SendForm {...props} />}
			{can.receive && <ReceiveForm {...props} />}
			{can.decideStock && <OutOfStock {...props} />}
			{can.print && <PrintLinks reference={order.reference} />}
			{can.goOn && (
				<Press {...props} intent="refuse">
					They changed their mind: go on
				</Press>
			)}
			{((can.send && can.pack) || can.unpack || can.takeBack || can.refund || can.cancel) && (
				<div className="case-tools">
					{can.send && can.pack && (
						<Tool title="Mark as sent" icon={IconLink} isOpen={isRefused(props.answer, 'sent')}>
							<SendForm {...props} />
						</Tool>
					)}
					{can.takeBack && (
						<Tool title="Something came back" icon={IconReturn} isOpen={isRefused(props.answer, 'returned')}>
							<ReturnWork {...props} />
						</Tool>
					)}
					{can.unpack && (
						<Tool title="Not packed after all" icon={IconBack} isOpen={isRefused(props.answer, 'unpacked')}>
							<Press {...props} intent="unpacked">
								Back to the orders to pack
							</Press>
						</Tool>
					)}
					{can.refund && <RefundLines {...props} />}
					{can.cancel && <CancelOrder {...props} />}
				</div>
			)}
		</section>
	)
}

interface PressProps extends OrderWorkProps {
	intent: string
	children: string
}

/** A form of one button. */
function Press({ order: _order, intent, children, ...state }: PressProps) {
	return (
		<OrderForm {...state} intent={intent}>
			<Button type="submit" size="sm" variant="outline">
				{children}
			</Button>
		</OrderForm>
	)
}

function PackForm({ order: _order, ...state }: OrderWorkProps) {
	return (
		<OrderForm {...state} intent="packed">
			<Button type="submit" size="st">
				Mark as packed
			</Button>
		</OrderForm>
	)
}

function SendForm({ order, ...state }: OrderWorkProps) {
	return (
		<OrderForm {...state} intent="sent">
			{order.parcel.address.length > 0 && (
				<Field
					id="tracking"
					label="Tracking link"
					optional
					hint="From the receipt of the post office. It is in the email to the buyer."
					{...errorOf(state.answer, 'tracking')}
				>
					<Input
						name="tracking"
						inputMode="url"
						autoComplete="off"
						placeholder="https://"
						defaultValue={typedIn(state.answer, 'sent', 'tracking')}
					/>
				</Field>
			)}
			<Button type="submit" size="st">
				{order.email ? 'Mark as sent and email them' : 'Mark as sent'}
			</Button>
		</OrderForm>
	)
}

function ReceiveForm({ order, ...state }: OrderWorkProps) {
	const { answer } = state
	return (
		<OrderForm {...state} intent="received">
			<p>Is the transfer in your account? Enter what arrived, also if it is another sum.</p>
			<Field id="amount" label="Amount" {...errorOf(answer, 'amount')}>
				<Input
					name="amount"
					inputMode="decimal"
					autoComplete="off"
					defaultValue={typedIn(answer, 'received', 'amount') || order.amountTyped}
				/>
			</Field>
			<Field id="day" label="Day" {...errorOf(answer, 'day')}>
				<Input
					type="date"
					name="day"
					max={order.today}
					defaultValue={typedIn(answer, 'received', 'day') || order.today}
				/>
			</Field>
			<Button type="submit" size="st">
				Mark as received
			</Button>
		</OrderForm>
	)
}
