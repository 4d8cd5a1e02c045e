import { RadioTile } from '#app/ui/forms/choice.tsx'
import { FieldGroup } from '#app/ui/forms/field.tsx'
import { GENERAL_FUND } from '#domain/giving/donation.ts'
import type { Purpose } from '#domain/giving/funds.ts'

/** What the donation is for, each with what happens when too little or too much is given for it. */
export function PurposeField({ purposes, chosen }: { purposes: readonly Purpose[]; chosen: string }) {
	if (purposes.length === 0) return null
	return (
		<FieldGroup id="purpose" label="What is it for?">
			{purposes.map(({ key, label, tooLittle, tooMuch }) => (
				<RadioTile
					key={key}
					name="purpose"
					value={key}
					defaultChecked={key === (chosen || GENERAL_FUND)}
					hint={[tooLittle, tooMuch].filter(Boolean).join(' ')}
				>
					<b>{label}</b>
				</RadioTile>
			))}
		</FieldGroup>
	)
}
