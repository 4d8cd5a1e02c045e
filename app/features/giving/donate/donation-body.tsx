import { type SubmitEventHandler, useEffect, useMemo, useRef } from 'react'
import { Form } from 'react-router'
import { Problems } from '#app/ui/forms/problems.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { type GivingOffer, usualLine } from '#domain/giving/giving-offer.ts'
import { choiceOf, type LiveChoice } from '../picker/live-choice.ts'
import { useGivingChoice } from '../picker/use-giving-choice.ts'
import { DonationForm } from './donation-form.tsx'
import type { DonationAgain, DonationPageData } from './donation-view.ts'
import { Summary } from './summary.tsx'
import { sumsOf } from './sums.ts'

export interface DonationBodyProps {
	page: DonationPageData
	/** After a form that was sent and is shown again. */
	again: DonationAgain | null
	isSending: boolean
	/** Lets one submission through at a time. */
	onSubmit: SubmitEventHandler<HTMLFormElement>
}

/** The form beside its summary: all of the page that changes with the choice. */
export function DonationBody({ page, again, isSending, onSubmit }: DonationBodyProps) {
	const { offer, pay } = page
	const values = again?.values ?? page.values
	const errors = again?.errors ?? page.errors
	const { form, live, read } = useGivingChoice(offer)
	const first = useMemo(() => choiceOf((name) => values[name] ?? null, offer), [values, offer])
	const shown = live ?? first
	const sums = sumsOf(shown, offer, pay)
	const declared = useDeclaredTotal(sums?.total, first, offer)
	const listed = useMemo(() => Object.entries(errors).map(([id, text]) => ({ id, text })), [errors])
	return (
		<Wrap className="giving-grid">
			<div className="giving-card">
				<Problems problem={again?.problem ?? null} errors={listed} />
				<Form
					ref={form}
					method="post"
					action="/donate"
					noValidate
					onSubmit={onSubmit}
					onInput={read}
					onChange={read}
					className="giving-form"
				>
					<input type="hidden" name="draft" value={values.draft ?? page.draft} />
					<input type="hidden" name="shown" value={sums?.amount ?? ''} />
					<DonationForm
						{...page}
						values={values}
						errors={errors}
						first={first}
						live={live}
						sums={sums}
						declared={declared}
						isSending={isSending}
					/>
				</Form>
			</div>
			<Summary offer={offer} pay={pay} shown={shown} sums={sums} phone={page.charity.phone} />
		</Wrap>
	)
}

/** While no amount is chosen the declaration names the one before, so that its fields stay; what is sent is checked against the sums. */
function useDeclaredTotal(total: number | undefined, { choice }: LiveChoice, { lines, rules }: GivingOffer): number {
	const before = useRef(usualLine(lines[choice.frequency])?.amount ?? rules.minimum)
	useEffect(() => {
		if (total !== undefined) before.current = total
	}, [total])
	return total ?? before.current
}
