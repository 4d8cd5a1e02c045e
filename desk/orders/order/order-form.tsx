import type { ReactNode } from 'react'
import { CaseForm, type FormAnswer } from '../../cases/work/case-form.tsx'
import type { OrderIntent } from './order-actions.server.ts'

export interface OrderFormState {
	version: number
	/** The version of its payment, which changes apart from the order. */
	paymentVersion: number
	/** When the page was made. */
	seen: number
	answer: FormAnswer | undefined
}

interface OrderFormProps extends OrderFormState {
	intent: OrderIntent
	className?: string
	children: ReactNode
}

/** A form of the page of an order, with what the person saw: another's change since is told. */
export function OrderForm({ seen, paymentVersion, children, ...form }: OrderFormProps) {
	return (
		<CaseForm {...form}>
			<input type="hidden" name="seen" value={seen} />
			<input type="hidden" name="payment-version" value={paymentVersion} />
			{children}
		</CaseForm>
	)
}
