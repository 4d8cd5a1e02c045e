import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import IconBack from '~icons/ph/arrow-u-up-left-bold'
import IconNote from '~icons/ph/note-pencil-bold'
import IconReturn from '~icons/ph/package-bold'
import { errorOf, isRefused, typedIn } from '../../cases/work/case-form.tsx'
import { Tool } from '../../cases/work/tool.tsx'
import '../../cases/work/work.css'
import { NoteFields } from '../../giving/donation/note-fields.tsx'
import { DisputeNotice, RefusedRefunds } from '../../giving/donation/payments/stripe-notices.tsx'
import { TransferHint } from '../../giving/donation/payments/transfer-hint.tsx'
import { CardWork } from './card-work.tsx'
import type { OrderIntent } from './order-actions.server.ts'
import { OrderForm } from './order-form.tsx'
import type { OrderWorkProps } from './order-work-props.ts'
import { PrintLinks } from './print-links.tsx'
import { CancelOrder, PromisedRefund, RefundLines } from './refunds/money-work.tsx'
import { OutOfStock } from './refunds/out-of-stock.tsx'
import { ReturnWork } from './refunds/return-work.tsx'
import { Missing, Surplus } from './refunds/surplus.tsx'

/** What a person does with an order: the next step first, native forms, each with the version that was seen. */
export function OrderWork(props: OrderWorkProps) {
	const { order } = props
	const { can } = order
	const isParcel = can.send && (can.pack || can.unpack)
	return (
		<div className="case-side">
			<section className="case-work" aria-labelledby="work">
				<h2 id="work" tabIndex={-1}>
					What to do
				</h2>
				{order.next && <p>{order.next}</p>}
				{can.refund && <PromisedRefund {...props} />}
				{order.dispute && <DisputeNotice dispute={order.dispute} />}
				<Missing {...props} />
				{isParcel ? <OrderSteps {...props} /> : <SingleStep {...props} />}
				{can.receive && <ReceiveForm {...props} />}
				<CardWork {...props} />
				{can.decideStock && <OutOfStock {...props} />}
				{order.surplus !== '' && <Surplus {...props} />}
				<RefusedRefunds refused={order.refund.refused} />
				{can.withhold && (
					<Press {...props} intent="withhold">
						Nothing is refunded for what came back
					</Press>
				)}
				{can.goOn && (
					<Press {...props} intent="refuse">
						{order.isRestLeft ? 'Go on with the rest of the order' : 'They changed their mind: keep the order'}
					</Press>
				)}
				{(can.addNote || can.takeBack || can.refund || can.cancel || (can.unpack && !isParcel)) && (
					<div className="case-tools">
						{can.addNote && (
							<Tool title="Add a note" icon={IconNote} isOpen={isRefused(props.answer, 'note')}>
								<NoteForm {...props} />
							</Tool>
						)}
						{can.unpack && !isParcel && (
							<Tool title="Not packed after all" icon={IconBack} isOpen={isRefused(props.answer, 'unpacked')}>
								<Press {...props} intent="unpacked">
									Back to the orders to pack
								</Press>
							</Tool>
						)}
						{can.takeBack && (
							<Tool title="Something came back" icon={IconReturn} isOpen={isRefused(props.answer, 'returned')}>
								<ReturnWork {...props} />
							</Tool>
						)}
						{can.refund && <RefundLines {...props} />}
						{can.cancel && <CancelOrder {...props} />}
					</div>
				)}
			</section>
		</div>
	)
}

/** A parcel from the papers to the post: what is done has a tick, and the one step it is at has the button. */
function OrderSteps(props: OrderWorkProps) {
	const { order } = props
	const isPacked = order.can.unpack
	return (
		<ol className="order-steps">
			<li data-state={isPacked ? 'done' : 'now'} aria-current={isPacked ? undefined : 'step'}>
				<h3>{isPacked ? 'Packed' : 'Print its papers and pack it'}</h3>
				<PrintLinks reference={order.reference} />
				{isPacked ? (
					<Press {...props} intent="unpacked">
						Not packed after all
					</Press>
				) : (
					<PackForm {...props} />
				)}
			</li>
			<li data-state={isPacked ? 'now' : 'later'} aria-current={isPacked ? 'step' : undefined}>
				<h3>Post it</h3>
				{isPacked ? (
					<SendForm {...props} />
				) : (
					<>
						<p className="giving-note">The buyer gets an email once you mark it as sent, not before.</p>
						<details className="order-posted" open={isRefused(props.answer, 'sent')}>
							<summary>Posted already? Mark as sent</summary>
							<SendForm {...props} />
						</details>
					</>
				)}
			</li>
		</ol>
	)
}

/** What is not packed and posted: sent already, or without a parcel. */
function SingleStep(props: OrderWorkProps) {
	const { order } = props
	return (
		<>
			{order.can.print && <PrintLinks reference={order.reference} />}
			{order.can.send && <SendForm {...props} />}
		</>
	)
}

interface PressProps extends OrderWorkProps {
	intent: OrderIntent
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

function NoteForm({ order: _order, ...state }: OrderWorkProps) {
	return (
		<OrderForm {...state} intent="note">
			<NoteFields answer={state.answer} notFor="the buyer" />
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
	const isEarly = order.can.pack
	return (
		<OrderForm {...state} intent="sent">
			{order.parcel.address.length > 0 && (
				<Field
					id="tracking"
					label="Tracking link"
					optional
					hint="It is on the receipt from the post office. The buyer gets it by email."
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
			{order.proof && <p>{order.proof}</p>}
			<Button type="submit" size={isEarly ? 'sm' : 'st'} variant={isEarly ? 'outline' : 'default'}>
				{order.email ? 'Mark as sent and email them' : 'Mark as sent'}
			</Button>
		</OrderForm>
	)
}

/** What the statement has is confirmed; money that it does not have is entered by hand. */
function ReceiveForm(props: OrderWorkProps) {
	const { bank, reference } = props.order
	if (!bank || bank.found === '') return <ReceivedFields {...props} />
	return (
		<>
			<TransferHint bank={bank} reference={reference} />
			<details className="giving-by-hand" open={isRefused(props.answer, 'received')}>
				<summary>Enter it by hand instead</summary>
				<p>Only for money that is not that line: the line stays open, and would be booked a second time.</p>
				<ReceivedFields {...props} />
			</details>
		</>
	)
}

function ReceivedFields({ order, ...state }: OrderWorkProps) {
	const { answer } = state
	const isInBank = order.bank !== null && order.bank.found !== ''
	return (
		<OrderForm {...state} intent="received">
			{order.bank && !isInBank && <TransferHint bank={order.bank} reference={order.reference} />}
			<p hidden={isInBank}>
				When the transfer is in your account, enter what arrived, even if it is not the total of the order.
			</p>
			<div className="giving-received">
				<Field id="amount" label={`Amount in ${order.currencySign}`} {...errorOf(answer, 'amount')}>
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
			</div>
			<Button type="submit" size="st" variant={isInBank ? 'outline' : 'default'}>
				Mark as received
			</Button>
		</OrderForm>
	)
}
