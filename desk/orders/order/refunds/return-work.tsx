import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { errorOf, isRefused } from '../../../cases/work/case-form.tsx'
import { OrderForm } from '../order-form.tsx'
import type { OrderWorkProps } from '../order-work-props.ts'
import { LineCounts } from './line-counts.tsx'

/** A parcel that came back: what is as new goes on sale again. */
export function ReturnWork({ order, ...state }: OrderWorkProps) {
	const { answer } = state
	const restock = isRefused(answer, 'returned') ? answer?.typed.restock?.[0] === '1' : true
	return (
		<OrderForm {...state} intent="returned">
			<LineCounts
				id="returned"
				legend="How many came back"
				intent="returned"
				answer={answer}
				lines={order.lines.map(({ id, name, returnable: most }) => ({ id, name, most }))}
				{...errorOf(answer, 'returned')}
			/>
			<Checkbox name="restock" value="1" defaultChecked={restock}>
				As new: put it back into stock
			</Checkbox>
			<p>
				By law a refund may be less by what a thing has lost in value, if it was used more than one needs to look at it
				and try it.{' '}
				{order.seesMoney
					? 'Take that off in “Another sum”, and tell them why.'
					: 'Then write how it is under “Add a note”.'}
			</p>
			<p>This does not refund anything. {order.seesMoney ? 'Refund it below.' : 'A treasurer does that.'}</p>
			<Button type="submit" size="sm" variant="outline">
				Enter the return
			</Button>
		</OrderForm>
	)
}
