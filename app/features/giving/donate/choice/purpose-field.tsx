import { RadioTile } from '#app/ui/forms/choice.tsx'
import { FieldGroup } from '#app/ui/forms/field.tsx'
import type { Purpose } from '#domain/giving/purposes.ts'
import { GENERAL_FUND } from '#domain/payables/funds.ts'

/** What the donation is for; below, folded, what happens when too little or too much is given for a purpose. */
export function PurposeField({ purposes, chosen }: { purposes: readonly Purpose[]; chosen: string }) {
	if (purposes.length === 0) return null
	const rules = purposes.map((purpose) => ({ ...purpose, text: rulesOf(purpose) })).filter(({ text }) => text !== '')
	return (
		<FieldGroup id="purpose" label="What is it for?">
			<div className="giving-tiles">
				{purposes.map(({ key, label }) => (
					<RadioTile key={key} name="purpose" value={key} defaultChecked={key === (chosen || GENERAL_FUND)}>
						{label}
					</RadioTile>
				))}
			</div>
			{rules.length > 0 && (
				<details className="giving-rules">
					<summary className="quiet-fold-line">If we raise too little or too much</summary>
					{rules.map(({ key, label, text }) => (
						<p key={key}>
							<b>{label}.</b> {text}
						</p>
					))}
				</details>
			)}
		</FieldGroup>
	)
}

/** What happens when too little or too much is given for it; "" when that is not said. */
export function rulesOf({ tooLittle, tooMuch }: Purpose): string {
	return [tooLittle, tooMuch].filter(Boolean).join(' ')
}
