import { type ReactNode, useId } from 'react'
import { Field, FieldGroup } from './field.tsx'
import { Input } from './input.tsx'

interface AmountPickerProps {
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
	const id = useId()
	return (
		<FieldGroup id={id} label={label} error={error}>
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
			<Field id={`${id}-own`} label="Or your own amount">
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
		<label className="relative grid min-h-17 place-items-center rounded-m border-2 border-ink px-2 font-display text-[1.375rem] leading-none font-extrabold hover:bg-sky-wash has-checked:border-fill has-checked:bg-fill has-checked:text-on-fill has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus sm:text-[1.625rem]">
			<input
				type="radio"
				name={name}
				value={value}
				defaultChecked={checked}
				onChange={() => onChoose?.(value)}
				className="absolute inset-0 size-full opacity-0"
			/>
			{label}
		</label>
	)
}
