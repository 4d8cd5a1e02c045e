import { Select } from '#app/ui/forms/select.tsx'
import { type FormAnswer, isRefused } from '../../../cases/work/case-form.tsx'

interface LineCountsProps {
	/** Before the ids of lines in the names of the fields. */
	id: 'returned' | 'refund'
	legend: string
	intent: string
	answer: FormAnswer | undefined
	/** `likely`: the number to begin with; without it all of a single line, and none of several. */
	lines: { id: string; name: string; most: number; likely?: number | null }[]
	error?: string
}

/** A number for each line of an order. */
export function LineCounts({ id, legend, intent, answer, lines, error }: LineCountsProps) {
	const open = lines.filter(({ most }) => most > 0)
	const typed = (name: string) => (isRefused(answer, intent) ? answer?.typed[name]?.[0] : undefined)
	return (
		<fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
			<legend className="font-bold">{legend}</legend>
			{error && (
				<p id={`${id}-error`} className="font-bold text-danger">
					{error}
				</p>
			)}
			<ul className="order-counts">
				{open.map((line) => (
					<li key={line.id}>
						<label htmlFor={`${id}-${line.id}`}>{line.name}</label>
						<Select
							id={`${id}-${line.id}`}
							name={`${id}-${line.id}`}
							defaultValue={typed(`${id}-${line.id}`) ?? String(line.likely ?? (open.length === 1 ? line.most : 0))}
						>
							{Array.from({ length: line.most + 1 }, (_, count) => String(count)).map((count) => (
								<option key={count} value={count}>
									{count}
								</option>
							))}
						</Select>
					</li>
				))}
			</ul>
		</fieldset>
	)
}
