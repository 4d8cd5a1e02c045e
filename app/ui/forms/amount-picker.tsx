import { type ReactNode, useId } from 'react'
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
	/** "" when an own amount is typed. */
	onChoose?: (value: string) => void
	onOwn?: (amount: string) => void
	/** What the amount does; announced when it changes. */
	children?: ReactNode
}

/** Tiles for the usual amounts and a field for another. */
export function AmountPicker(props: AmountPickerProps) {
	const { label, name, ownName, amounts, chosen, own, currencySign, error, onChoose, onOwn, children } = props
	const ownId = useId()
	const id = props.id ?? ownId
	return (
		<FieldGroup id={id} label={label} className="amount-picker">
			{amounts.length > 0 && (
				<div className="grid grid-cols-3 gap-2.5">
					{amounts.map((amount) => (
						<AmountTile
							key={amount.value}
							name={name}
							value={amount.value}
							label={amount.label}
							checked={amount.value === chosen}
							onChoose={onChoose}
						/>
					))}
				</div>
			)}
			<Field
				id={`${id}-own`}
				label={amounts.length > 0 ? 'Or your own amount' : 'Amount'}
				// Where it was typed: a wrong amount is always an own one.
				error={error}
				className={amounts.length > 0 ? 'mt-2' : undefined}
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
						onChange={(event) => onOwn?.(event.target.value)}
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
	onChoose?: (value: string) => void
}

function AmountTile({ name, value, label, checked, onChoose }: AmountTileProps) {
	return (
		<label translate="no" className="amount-tile">
			<input
				type="radio"
				name={name}
				value={value}
				defaultChecked={checked}
				onChange={() => onChoose?.(value)}
				className="tile-input"
			/>
			{label}
		</label>
	)
}
