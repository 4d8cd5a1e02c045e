import { useId } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import type { StockRow } from '#domain/desk/orders/stock-rows.ts'
import { MAX_COUNTED, nameOf } from './stock-words.ts'

/** The shelf is counted where its number stands. */
export function CountForm({ row }: { row: StockRow }) {
	const id = useId()
	return (
		<details className="stock-count" name="stock-count" key={row.countedAt}>
			<summary className="stock-edit">
				Edit<span className="sr-only"> the count of {nameOf(row)}</span>
			</summary>
			<Form method="post" action="/orders/stock" preventScrollReset>
				<input type="hidden" name="item" value={row.merchId} />
				<input type="hidden" name="variant" value={row.variantKey} />
				<Field id={id} label="How many there are now" hint="Everything that has not been posted, packed or not.">
					<Input name="counted" type="number" inputMode="numeric" min={0} max={MAX_COUNTED} step={1} required />
				</Field>
				<Button type="submit" size="sm">
					Save<span className="sr-only"> the count of {nameOf(row)}</span>
				</Button>
			</Form>
		</details>
	)
}
