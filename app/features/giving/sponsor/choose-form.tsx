import { useEffect, useMemo, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { RadioTile } from '#app/ui/forms/choice.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field, FieldGroup } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { BY_RADIO, OWN_AMOUNT } from '#domain/giving/giving-choice.ts'
import { parseAmount } from '#domain/giving/parse-amount.ts'
import { formatMoney } from '#lib/money.ts'
import IconRepeat from '~icons/ph/calendar-heart-bold'
import IconPresent from '~icons/ph/gift-bold'
import type { ChooseStep } from './sponsor-view.ts'

/** Every month or as a present, and how much. Sent as an address, so that the next step can be gone back from. */
export function ChooseForm({ dog, sign, rules, presentMonths, amounts, values, errors }: ChooseStep) {
	const listed = useMemo(() => Object.entries(errors).map(([id, text]) => ({ id, text })), [errors])
	const form = useRef<HTMLFormElement>(null)
	/** Null until the app has read the form: the style sheet then shows the sum that is chosen. */
	const [sum, setSum] = useState<string | null>(null)
	function read() {
		if (!form.current) return
		const data = new FormData(form.current)
		const parsed = parseAmount(String(data.get('own') || data.get('amount') || ''), rules)
		if (parsed.kind !== 'amount') return setSum('')
		const money = (amount: number) => formatMoney({ amount, currency: rules.currency }, rules.locale)
		if (data.get('frequency') === 'monthly') setSum(` for ${money(parsed.amount)} a month`)
		else setSum(data.get('frequency') ? `, ${money(parsed.amount * presentMonths)} for ${presentMonths} months` : '')
	}
	// What was chosen before the app was there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(read, [])
	return (
		<>
			<ErrorSummary errors={listed} />
			<Form
				ref={form}
				method="get"
				action={`/sponsor/${encodeURIComponent(dog.slug)}`}
				noValidate
				onInput={read}
				onChange={read}
				className="sponsor-form"
			>
				<FieldGroup id="frequency" label="How would you like to do it?" error={errors.frequency ?? ''}>
					<div className="grid gap-2.5 sm:grid-cols-2">
						<RadioTile
							id="frequency"
							name="frequency"
							value="monthly"
							defaultChecked={values.frequency === 'monthly'}
							icon={<IconRepeat aria-hidden className="size-6 flex-none" />}
							hint="You can stop at any time."
						>
							<b>Every month</b>
						</RadioTile>
						<RadioTile
							name="frequency"
							value="12 months"
							defaultChecked={values.frequency === '12 months'}
							icon={<IconPresent aria-hidden className="size-6 flex-none" />}
							hint={`${presentMonths} months, paid at once.`}
						>
							<b>As a present</b>
						</RadioTile>
					</div>
				</FieldGroup>
				<FieldGroup id="amount" label="How much a month?" className="one-amount">
					<div className="grid gap-2.5">
						{amounts.map(({ value, label, year, impact }, index) => (
							<RadioTile
								key={value}
								{...(index === 0 ? { id: 'amount' } : {})}
								name="amount"
								value={value}
								defaultChecked={values.amount === value}
								className="sponsor-tile"
							>
								<b className="sponsor-amount">{label}</b>
								<span>
									{impact} <span className="sponsor-year">{year} for the year.</span>
								</span>
							</RadioTile>
						))}
					</div>
					<noscript>
						<input type="hidden" name={BY_RADIO} value="yes" />
						<RadioTile
							name="amount"
							value={OWN_AMOUNT}
							defaultChecked={!amounts.some(({ value }) => value === values.amount)}
							className="sponsor-other"
						>
							<b>Another amount</b>
						</RadioTile>
					</noscript>
					<OwnAmount sign={sign} typed={values.own ?? ''} error={errors.own ?? ''} />
				</FieldGroup>
				<div className="grid gap-3 self-end">
					<Button type="submit" variant="donate" size="pasm" className="sponsor-send w-full">
						<span>
							Sponsor {dog.name}
							{sum === null ? (
								amounts.map(({ value, label, year }) => (
									<span key={value} className="sponsor-sum">
										<span> for {label} a month</span>
										<span>
											, {year} for {presentMonths} months
										</span>
									</span>
								))
							) : (
								<span>{sum}</span>
							)}
						</span>
					</Button>
					<p className="text-center text-note text-ink-2">Next: your details, and how to pay. Nothing is taken yet.</p>
				</div>
			</Form>
		</>
	)
}

interface OwnAmountProps {
	/** The sign of the currency. */
	sign: string
	typed: string
	error: string
}

function OwnAmount({ sign, typed, error }: OwnAmountProps) {
	return (
		<Field id="own" label="Or your own amount a month" error={error} className="sponsor-own mt-2">
			<span className="relative block max-w-68">
				<b aria-hidden className="sponsor-sign">
					{sign}
				</b>
				<Input
					name="own"
					inputMode="decimal"
					autoComplete="off"
					defaultValue={typed}
					// Tells the style sheet whether it is empty.
					placeholder=" "
					className="pl-9"
				/>
			</span>
		</Field>
	)
}
