import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Textarea } from '#app/ui/forms/input.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Proposal } from '#domain/desk/orders/out-of-stock-texts.ts'
import IconBack from '~icons/ph/arrow-u-up-left-bold'
import IconSwap from '~icons/ph/arrows-left-right-bold'
import IconHourglass from '~icons/ph/hourglass-bold'
import { errorOf, isRefused, typedIn } from '../../../cases/work/case-form.tsx'
import { Tool } from '../../../cases/work/tool.tsx'
import { OrderForm } from '../order-form.tsx'
import type { OrderWorkProps } from '../order-work-props.ts'
import { DayOfTransfer } from './money-work.tsx'

const TOOLS: {
	proposal: Proposal
	intent: 'wait' | 'replace' | 'refund-all'
	title: string
	icon: typeof IconBack
	button: string
	hint: string
}[] = [
	{
		proposal: 'wait',
		intent: 'wait',
		title: 'Ask whether they’ll wait',
		icon: IconHourglass,
		button: 'Send the email',
		hint: 'Nothing changes until they answer.',
	},
	{
		proposal: 'replace',
		intent: 'replace',
		title: 'Offer something else',
		icon: IconSwap,
		button: 'Send the email',
		hint: 'Nothing changes until they answer.',
	},
	{
		proposal: 'refund',
		intent: 'refund-all',
		title: 'Refund them',
		icon: IconBack,
		button: 'Refund everything and send the email',
		hint: 'This cancels the order and gives back everything they paid, delivery too.',
	},
]

/** Paid for, and sold to others meanwhile: three kind ways out, and a press once it is there again. */
export function OutOfStock({ order, ...state }: OrderWorkProps) {
	const { answer } = state
	return (
		<>
			<Notice tone="caution">
				<p>
					<b>Their money came after the goods had gone back on sale</b>, and someone else bought them. Write to them
					today.
				</p>
			</Notice>
			<div className="case-tools">
				{TOOLS.map(({ proposal, intent, title, icon, button, hint }) => (
					<Tool key={proposal} title={title} icon={icon} isOpen={isRefused(answer, intent)}>
						<OrderForm {...state} intent={intent}>
							<Field id={`text-${intent}`} label="The email" hint={hint} {...errorOf(answer, `text-${intent}`)}>
								<Textarea
									name={`text-${intent}`}
									rows={12}
									defaultValue={typedIn(answer, intent, `text-${intent}`) || order.proposals[proposal]}
								/>
							</Field>
							{intent === 'refund-all' && <DayOfTransfer order={order} intent={intent} {...state} />}
							<Button id={intent} type="submit" size="sm" variant="outline">
								{intent === 'refund-all' && order.isTransfer ? 'Enter the refund and send the email' : button}
							</Button>
						</OrderForm>
					</Tool>
				))}
			</div>
			<OrderForm {...state} intent="packed">
				<p>You found one after all, or they chose something else? Pack it, then press:</p>
				<Button type="submit" size="sm" variant="outline">
					Mark as packed
				</Button>
			</OrderForm>
		</>
	)
}
