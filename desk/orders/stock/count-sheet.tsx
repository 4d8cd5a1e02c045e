import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import type { StockRow } from '#domain/desk/orders/stock-rows.ts'
import './count-sheet.css'
import { StockName } from './stock-row.tsx'
import { countField, MAX_COUNTED, nameOf } from './stock-words.ts'

interface CountSheetProps {
	rows: StockRow[]
	/** What was entered, by field, after a refusal. */
	typed: Record<string, string>
	/** The fields that were refused. */
	wrong: string[]
}

/** Everything that is counted in one form, for a walk along the shelf. What is left empty keeps its count. */
export function CountSheet({ rows, typed, wrong }: CountSheetProps) {
	return (
		<Form method="post" action="/orders/stock?count=1" className="count-sheet">
			<input type="hidden" name="intent" value="count many" />
			<table className="giving-table count-table">
				<caption className="sr-only">What there is of each thing</caption>
				<thead>
					<tr>
						<th scope="col">Item</th>
						<th scope="col" className="giving-sum">
							Last count
						</th>
						<th scope="col" className="giving-sum">
							Should be here
						</th>
						<th scope="col" className="count-now">
							There now
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={countField(row)}>
							<th scope="row">
								<StockName row={row} />
							</th>
							<td className="giving-sum">{row.counted}</td>
							<td className="giving-sum">{row.onHand}</td>
							<td className="count-now">
								<Input
									id={countField(row)}
									type="number"
									name={countField(row)}
									inputMode="numeric"
									min={0}
									max={MAX_COUNTED}
									step={1}
									className="min-h-11 py-1.5 text-right"
									aria-label={`${nameOf(row)}: there now`}
									aria-invalid={wrong.includes(countField(row)) || undefined}
									defaultValue={typed[countField(row)] ?? ''}
								/>
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<div className="count-save">
				<Button type="submit" size="st">
					Save the counts
				</Button>
				<ButtonLink to="/orders/stock" variant="outline" size="st">
					Cancel
				</ButtonLink>
			</div>
		</Form>
	)
}
