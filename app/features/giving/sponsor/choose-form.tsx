import { useMemo } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { RadioTile } from '#app/ui/forms/choice.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field, FieldGroup } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import IconRepeat from '~icons/ph/calendar-heart-bold'
import IconPresent from '~icons/ph/gift-bold'
import type { ChooseStep } from './sponsor-view.ts'

/** Every month or as a present, and how much. Sent as an address, so that the next step can be gone back from. */
export function ChooseForm({ dog, sign, amounts, values, errors }: ChooseStep) {
	const listed = useMemo(() => Object.entries(errors).map(([id, text]) => ({ id, text })), [errors])
	return (
		<>
			<ErrorSummary errors={listed} />
			<Form method="get" action={`/sponsor/${encodeURIComponent(dog.slug)}`} noValidate className="sponsor-form">
				<FieldGroup id="frequency" label="How would you like to do it?" error={errors.frequency ?? ''}>
					<div className="grid gap-2.5 sm:grid-cols-2">
						<RadioTile
							{...{ id: 'frequency', name: 'frequency', value: 'monthly' }}
							defaultChecked={values.frequency === 'monthly'}
							icon={<IconRepeat aria-hidden className="size-6 flex-none" />}
							hint="You can stop at any time."
						>
							<b>Every month</b>
						</RadioTile>
						<RadioTile
							{...{ name: 'frequency', value: '12 months' }}
							defaultChecked={values.frequency === '12 months'}
							icon={<IconPresent aria-hidden className="size-6 flex-none" />}
							hint="12 months, paid at once."
						>
							<b>As a present</b>
						</RadioTile>
					</div>
				</FieldGroup>
				<FieldGroup id="amount" label="How much a month?">
					<div className="grid gap-2.5 sm:grid-cols-2">
						{amounts.map(({ value, label, impact }, index) => (
							<RadioTile
								key={value}
								{...(index === 0 ? { id: 'amount' } : {})}
								{...{ name: 'amount', value }}
								defaultChecked={values.amount === value}
								hint={impact}
							>
								<b className="sponsor-amount">{label}</b>
							</RadioTile>
						))}
					</div>
					<Field id="own" label="Or your own amount a month" error={errors.own ?? ''} className="mt-2">
						<span className="relative block max-w-68">
							<b aria-hidden className="sponsor-sign">
								{sign}
							</b>
							<Input name="own" inputMode="decimal" autoComplete="off" defaultValue={values.own} className="pl-9" />
						</span>
					</Field>
				</FieldGroup>
				<Button type="submit" size="pasm" className="justify-self-start">
					Continue
				</Button>
			</Form>
		</>
	)
}
