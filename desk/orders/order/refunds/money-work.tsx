import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { Notice } from '#app/ui/notice.tsx'
import IconBack from '~icons/ph/arrow-u-up-left-bold'
import IconX from '~icons/ph/x-circle-bold'
import { errorOf, isRefused, typedIn } from '../../../cases/work/case-form.tsx'
import { Tool } from '../../../cases/work/tool.tsx'
import { ReasonField } from '../../../giving/donation/note-fields.tsx'
import { OrderForm } from '../order-form.tsx'
import type { OrderWorkProps } from '../order-work-props.ts'
import { LineCounts } from './line-counts.tsx'

/** What a buyer who cancelled a part was promised, ready to be sent: its lines and its sum are in the form. */
export function PromisedRefund({ order, ...state }: OrderWorkProps) {
	const { promised } = order.refund
	if (promised === null) return null
	return (
		<OrderForm {...state} intent="promised">
			{promised.lines.map(({ lineId, quantity }) => (
				<input key={lineId} type="hidden" name={`refund-${lineId}`} value={quantity} />
			))}
			<input type="hidden" name="refund-amount" value={promised.typed} />
			<p>
				<b>What they were promised:</b> {promised.sum}, for {promised.goods}.{' '}
				{order.isSent
					? 'Refund it once it is back, or they can prove that they posted it.'
					: 'What was cancelled goes back on sale.'}{' '}
				They get an email.
			</p>
			<DayOfTransfer order={order} intent="promised" {...state} />
			<Button id="promised" type="submit" size="st" variant={order.isSent ? 'outline' : 'default'}>
				{order.isTransfer ? `Enter the refund of ${promised.sum}` : `Refund ${promised.sum}`}
			</Button>
		</OrderForm>
	)
}

/** Money back for lines of an order, for delivery, or another sum. */
export function RefundLines({ order, ...state }: OrderWorkProps) {
	const { answer } = state
	const { refund } = order
	return (
		<Tool title="Refund a part" icon={IconBack} isOpen={isRefused(answer, 'refund')}>
			<Asked asked={refund.asked} />
			{refund.rest !== '' && (
				<OrderForm {...state} intent="refund">
					<LineCounts
						id="refund"
						legend="How many are refunded"
						intent="refund"
						answer={answer}
						lines={order.lines.map(({ id, priced, refundable, cancelled }) => ({
							id,
							name: priced,
							most: refundable,
							likely: cancelled,
						}))}
						{...errorOf(answer, 'refund')}
					/>
					{refund.delivery !== '' && (
						<Checkbox
							name="refund-delivery"
							value="1"
							defaultChecked={
								isRefused(answer, 'refund')
									? typedIn(answer, 'refund', 'refund-delivery') === '1'
									: refund.isDeliveryDue
							}
						>
							Delivery too, {refund.delivery}
						</Checkbox>
					)}
					<Field
						id="refund-amount"
						label="Another sum"
						optional
						hint={`Only if it is not the sum of these. At most ${refund.rest}.${refund.typed !== '' && order.cancelAsked ? ' This is what they were told.' : ''}`}
						{...errorOf(answer, 'refund-amount')}
					>
						<Input
							name="refund-amount"
							inputMode="decimal"
							autoComplete="off"
							defaultValue={isRefused(answer, 'refund') ? typedIn(answer, 'refund', 'refund-amount') : refund.typed}
						/>
					</Field>
					<DayOfTransfer order={order} intent="refund" {...state} />
					<ReasonField answer={answer} intent="refund" />
					<Button type="submit" size="sm" variant="outline">
						{order.isTransfer ? 'Enter the refund' : 'Refund through Stripe'}
					</Button>
				</OrderForm>
			)}
		</Tool>
	)
}

/** The end of an order: what was paid goes back, and what was not sent goes on sale again. */
export function CancelOrder({ order, ...state }: OrderWorkProps) {
	const { answer } = state
	const { refund } = order
	const button = refund.ending === '' ? 'Cancel the order' : `Cancel and refund ${refund.ending}`
	return (
		<Tool title="Cancel the order" icon={IconX} isOpen={isRefused(answer, 'cancel') || order.cancelAsked === 'all'}>
			<Asked asked={refund.asked} />
			<OrderForm {...state} intent="cancel">
				<p>
					{order.isSent
						? `It was sent: refund once it is back, or they can prove that they posted it. ${refund.endingParts}${refund.endingParts && ' If it was broken, late or wrong, all of it goes back: use “Refund a part”.'}`
						: `What is not sent goes back on sale. They get an email.${order.can.unpack ? ' It is packed: put its things back on the shelf.' : ''}`}
				</p>
				{refund.promised !== null && refund.ending !== '' && (
					<p>
						This gives back what they keep, too. What they were promised is {refund.promised.sum}: its button is above.
					</p>
				)}
				{refund.ending !== '' && <DayOfTransfer order={order} intent="cancel" {...state} />}
				{refund.ending !== '' && <ReasonField answer={answer} intent="cancel" />}
				<Button id="cancel" type="submit" size="sm" variant="outline">
					{order.isTransfer && refund.ending !== '' ? `Cancel and enter the refund of ${refund.ending}` : button}
				</Button>
			</OrderForm>
		</Tool>
	)
}

function Asked({ asked }: { asked: string }) {
	if (asked === '') return null
	return (
		<Notice tone="info">
			A refund of {asked} was asked for, and Stripe has not confirmed it yet. The site keeps asking until it does.
		</Notice>
	)
}

/** A transfer is sent back at the bank, and then entered. */
export function DayOfTransfer({
	order,
	intent,
	answer,
}: OrderWorkProps & { intent: 'refund' | 'promised' | 'cancel' | 'refund-all' | 'surplus-refund' }) {
	if (!order.isTransfer) return null
	return (
		<>
			<p>
				The bank’s statement names no account. Ask for the sort code and account number{' '}
				{order.email ? (
					<span>
						at the address of this order, unless they have told you:{' '}
						<a href={order.refund.askAccountUrl}>write to {order.email}</a>.
					</span>
				) : (
					<span>by phone.</span>
				)}
			</p>
			<p>Send the money back from your bank first, so that the books agree and the buyer is told the truth.</p>
			<Field id={`${intent}-day`} label="Day on which it left your account" {...errorOf(answer, `${intent}-day`)}>
				<Input
					type="date"
					name={`${intent}-day`}
					max={order.today}
					defaultValue={typedIn(answer, intent, `${intent}-day`) || order.today}
				/>
			</Field>
		</>
	)
}
