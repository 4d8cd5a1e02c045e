import { Input } from '#app/ui/forms/input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import type { Control } from '#domain/forms/question.ts'

/** A number with a list of units. */
export function LengthControl({ control }: { control: Extract<Control, { kind: 'length' }> }) {
	const { name, value, unit } = control
	return (
		<span className="flex flex-wrap items-center gap-3">
			<Input type="text" name={name} inputMode="text" autoComplete="off" defaultValue={value} className="w-28" />
			<Select
				id={unit.id}
				name={unit.name}
				aria-label="Unit"
				aria-invalid={false}
				defaultValue={unit.units.find(({ isChosen }) => isChosen)?.value ?? unit.units[0]?.value}
				className="w-28"
			>
				{unit.units.map((one) => (
					<option key={one.value} value={one.value}>
						{one.label}
					</option>
				))}
			</Select>
		</span>
	)
}
