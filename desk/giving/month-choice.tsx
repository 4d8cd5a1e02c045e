import { Form, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'

interface MonthChoiceProps {
	/** `YYYY-MM` */
	month: string
	words: string
	/** Those with entries; the one that is shown need not be among them. */
	months: { value: string; words: string }[]
}

/** Which month a page shows: a choice applies itself where scripts run, and with the button without them. */
export function MonthChoice({ month, words, months }: MonthChoiceProps) {
	const submit = useSubmit()
	return (
		<Form
			method="get"
			className="data-row"
			onChange={({ currentTarget }) => submit(currentTarget, { preventScrollReset: true })}
		>
			<Field id="month" label="Month">
				<Select name="month" defaultValue={month} key={month}>
					{months.every(({ value }) => value !== month) && <option value={month}>{words}</option>}
					{months.map((one) => (
						<option key={one.value} value={one.value}>
							{one.words}
						</option>
					))}
				</Select>
			</Field>
			<Button type="submit" size="st" variant="outline" className="inbox-show">
				Show
			</Button>
		</Form>
	)
}
