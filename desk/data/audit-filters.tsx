import { Form, Link, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { AUDIT_KIND_WORDS, AUDIT_KINDS } from '#domain/desk/people/audit-kinds.ts'

interface AuditFiltersProps {
	kind: string
	person: string
	/** "2026-11"; "" for all. */
	month: string
	/** A reference. */
	about: string
	people: readonly { id: string; name: string }[]
	months: readonly { value: string; words: string }[]
}

/** Chooses what the log shows; a choice is applied at once where scripts run. */
export function AuditFilters({ kind, person, month, about, people, months }: AuditFiltersProps) {
	const submit = useSubmit()
	return (
		<Form
			method="get"
			className="data-row audit-filters"
			onChange={({ target, currentTarget }) => {
				// A reference is typed to its end first.
				if (target instanceof HTMLSelectElement) submit(currentTarget, { replace: true })
			}}
		>
			<Field id="kind" label="What">
				<Select name="kind" defaultValue={kind} key={kind}>
					<option value="">Everything</option>
					{AUDIT_KINDS.map((one) => (
						<option key={one} value={one}>
							{AUDIT_KIND_WORDS[one]}
						</option>
					))}
				</Select>
			</Field>
			<Field id="person" label="Who">
				<Select name="person" defaultValue={person} key={person}>
					<option value="">Everyone</option>
					{people.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
					<option value="server">No one at the desk</option>
				</Select>
			</Field>
			<Field id="month" label="Month">
				<Select name="month" defaultValue={month} key={month}>
					<option value="">Any month</option>
					{months.map(({ value, words }) => (
						<option key={value} value={value}>
							{words}
						</option>
					))}
				</Select>
			</Field>
			<Field id="about" label="Reference">
				<Input name="about" defaultValue={about} key={about} autoComplete="off" placeholder="ADP-7K3F-2M" />
			</Field>
			<Button type="submit" size="st" variant="outline">
				Show
			</Button>
			{[kind, person, month, about].some(Boolean) && (
				<Link to="/audit-log" className="audit-all">
					Show everything
				</Link>
			)}
		</Form>
	)
}
