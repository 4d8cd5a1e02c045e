import { Form, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import type { GivingQuery } from '#domain/desk/giving/giving-query.ts'
import { KIND_CHOICE_WORDS, PROVIDER_WORDS, STATE_CHOICE_WORDS } from '#domain/desk/giving/giving-words.ts'

interface Option {
	value: string
	words: string
}

interface GivingFiltersProps {
	query: GivingQuery
	funds: Option[]
	months: Option[]
}

const optionsOf = (words: Record<string, string>) =>
	Object.entries(words).map(([value, text]): Option => ({ value, words: text }))

/** A choice applies itself where scripts run; a search, and all of it without them, with the button. */
export function GivingFilters({ query, funds, months }: GivingFiltersProps) {
	const submit = useSubmit()
	return (
		<Form
			method="get"
			role="search"
			className="inbox-filters giving-filters"
			onChange={({ target, currentTarget }) => {
				if (target instanceof HTMLSelectElement) submit(currentTarget, { replace: true })
			}}
		>
			<Field id="search" label="Search" className="inbox-search">
				<Input
					type="search"
					name="search"
					placeholder="Name, email, reference"
					defaultValue={query.search}
					key={query.search}
					autoComplete="off"
				/>
			</Field>
			<Button type="submit" variant="outline" size="sm">
				Search
			</Button>
			<details className="inbox-choices">
				<summary>{filtersInWords(query)}</summary>
				<div>
					<Filter name="state" label="State" all="Any state" query={query} options={optionsOf(STATE_CHOICE_WORDS)} />
					<Filter name="kind" label="Kind" all="All kinds" query={query} options={optionsOf(KIND_CHOICE_WORDS)} />
					<Filter name="month" label="Month" all="Any month" query={query} options={months} />
					{funds.length > 1 && <Filter name="fund" label="For" all="Any purpose" query={query} options={funds} />}
					<Filter name="provider" label="Paid by" all="Any way" query={query} options={optionsOf(PROVIDER_WORDS)} />
				</div>
			</details>
		</Form>
	)
}

interface FilterProps {
	name: 'state' | 'kind' | 'month' | 'fund' | 'provider'
	label: string
	/** Words for no filter. */
	all: string
	query: GivingQuery
	options: Option[]
}

function Filter({ name, label, all, query, options }: FilterProps) {
	const current = query[name]
	return (
		<Field id={name} label={label}>
			<Select name={name} defaultValue={current} key={current}>
				<option value="">{all}</option>
				{current !== '' && options.every(({ value }) => value !== current) && (
					<option value={current}>{current}</option>
				)}
				{options.map(({ value, words }) => (
					<option key={value} value={value}>
						{words}
					</option>
				))}
			</Select>
		</Field>
	)
}

/** The summary on phones, where the filters are folded: "Filters: 2 set". */
function filtersInWords(query: GivingQuery): string {
	const count = (['state', 'kind', 'month', 'fund', 'provider'] as const).filter((name) => query[name] !== '').length
	return count === 0 ? 'Filters' : `Filters: ${count} set`
}
