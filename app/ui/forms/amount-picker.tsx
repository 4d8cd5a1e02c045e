import { type ReactNode, useId } from 'react'
import { cn } from '../cn.ts'
import { Field, FieldGroup } from './field.tsx'
import { Input } from './input.tsx'
import './amount-picker.css'

interface AmountPickerProps {
	/** The own amount's control is `{id}-own`. Random by default. */
	id?: string
	label: string
	/** The tiles' field is `name`, an own amount is sent as `ownName`. */
	name: string
	ownName: string
	amounts: { value: string; label: string }[]
	chosen?: string
	own?: string
	/** Before the own amount. */
	currencySign: string
	error?: string
	/** The radio for an own amount, where no script runs (`one-amount.ts`): what it sends, and the field that says that it was there. */
	byRadio: { value: string; name: string }
	/** What the amount does; announced when it changes. */
	children?: ReactNode
}

/** Tiles for the usual amounts and a field for another, of which one counts: the radios say which. */
export function AmountPicker(props: AmountPickerProps) {
	const { label, name, ownName, amounts, chosen, own, currencySign, error, byRadio, children } = props
	const ownId = useId()
	const id = props.id ?? ownId
	return (
		<FieldGroup id={id} label={label} className="one-amount amount-picker">
			{amounts.length > 0 && (
				<div className="grid grid-cols-3 gap-2.5">
					{amounts.map((amount) => (
						<AmountTile
							key={amount.value}
							name={name}
							value={amount.value}
							label={amount.label}
							checked={amount.value === chosen}
						/>
					))}
				</div>
			)}
			{amounts.length > 0 && (
				<noscript>
					<input type="hidden" name={byRadio.name} value="yes" />
					<AmountTile
						name={name}
						value={byRadio.value}
						label="Another amount"
						checked={!amounts.some(({ value }) => value === chosen)}
						isOther
					/>
				</noscript>
			)}
			<Field
				id={`${id}-own`}
				label={amounts.length > 0 ? 'Or your own amount' : 'Amount'}
				// Where it was typed: a wrong amount is always an own one.
				error={error}
				className={cn('amount-own', amounts.length > 0 && 'mt-2')}
			>
				<span className="relative block">
					<b
						aria-hidden
						className="absolute top-1/2 left-4 -translate-y-1/2 font-display text-[1.375rem] leading-none font-extrabold"
					>
						{currencySign}
					</b>
					<Input
						name={ownName}
						inputMode="decimal"
						autoComplete="off"
						// The style sheet finds out whether something is typed.
						placeholder=" "
						defaultValue={own}
						className="pl-9 font-display text-[1.375rem] leading-[1.3] font-bold"
					/>
				</span>
			</Field>
			{children && (
				<div role="status" className="rounded-m bg-sky-wash px-5 py-4">
					{children}
				</div>
			)}
		</FieldGroup>
	)
}

interface AmountTileProps {
	name: string
	value: string
	label: string
	checked: boolean
	/** Set for the tile of an own amount. */
	isOther?: boolean
}

function AmountTile({ name, value, label, checked, isOther = false }: AmountTileProps) {
	return (
		<label translate={isOther ? undefined : 'no'} className={cn('amount-tile', isOther && 'amount-other')}>
			<input type="radio" name={name} value={value} defaultChecked={checked} className="tile-input" />
			{label}
		</label>
	)
}
