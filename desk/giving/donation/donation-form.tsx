import type { ReactNode } from 'react'
import { CaseForm, type FormAnswer } from '../../cases/work/case-form.tsx'
import type { DonationIntent } from './donation-actions.server.ts'

export interface DonationFormState {
	version: number
	/** When the page was made. */
	seen: number
	answer: FormAnswer | undefined
}

interface DonationFormProps extends DonationFormState {
	intent: DonationIntent
	className?: string
	children: ReactNode
}

/** A form of the page of a donation, with what the person saw: another's change since is told. */
export function DonationForm({ seen, children, ...form }: DonationFormProps) {
	return (
		<CaseForm {...form}>
			<input type="hidden" name="seen" value={seen} />
			{children}
		</CaseForm>
	)
}
