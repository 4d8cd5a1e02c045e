import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'

/** Its button submits all filters, so it works without scripts. */
export function SearchBox({ q }: { q: string }) {
	return (
		<div className="flex items-end gap-2.5 max-split:mb-4 split:pb-5">
			<Field id="search-dogs" label="Search by name or breed" className="flex-1">
				<Input type="search" name="q" defaultValue={q} maxLength={60} enterKeyHint="search" />
			</Field>
			<Button type="submit" variant="outline" size="pst">
				Search
			</Button>
		</div>
	)
}
