import { type FormEvent, useEffect, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { type InboxQuery, inboxSearch, parseInboxQuery } from '#domain/desk/inbox/inbox-query.ts'
import type { FilterOption, FilterOptions } from './filter-options.server.ts'

/** After the last letter of a search. */
const TYPING_PAUSE_MS = 300

const SORTS = [
	{ value: 'due', words: 'Due first' },
	{ value: '-received', words: 'Newest first' },
	{ value: 'received', words: 'Oldest first' },
	{ value: 'name', words: 'Name' },
	{ value: 'about', words: 'Dog' },
	{ value: 'status', words: 'Status' },
]

/** Without scripts its button applies the filters; with them a choice applies itself, and the focus stays where it is. */
export function InboxFilters({ query, options }: { query: InboxQuery; options: FilterOptions }) {
	const { form, applySoon } = useApplied(query)
	const sort = `${query.isDescending ? '-' : ''}${query.sort}`
	return (
		<Form method="get" role="search" className="inbox-filters" ref={form} onInput={applySoon}>
			<Field id="search" label="Search" className="inbox-search">
				<Input
					type="search"
					name="search"
					placeholder="Name, phone, town, reference"
					defaultValue={query.search}
					autoComplete="off"
				/>
			</Field>
			<details className="inbox-choices">
				<summary>{filtersInWords(query)}</summary>
				<div>
					<Filter name="status" label="Status" current={query.status} options={options.status} />
					<Filter name="form" label="About" all="Everything" current={query.form} options={options.form} />
					<Filter name="person" label="With" all="Anyone" current={query.person} options={options.person} />
					<Filter name="due" label="Due" all="Any day" current={query.due} options={options.due} />
					<Filter name="dog" label="Dog or role" all="All" current={query.dog} options={options.dog} />
					{options.centre.length > 1 && (
						<Filter name="centre" label="Centre" all="All" current={query.centre} options={options.centre} />
					)}
					<div className="inbox-sort">
						<Field id="sort" label="Sorted by">
							<Select name="sort" defaultValue={sort}>
								{SORTS.every(({ value }) => value !== sort) && <option value={sort}>As in the table</option>}
								{SORTS.map(({ value, words }) => (
									<option key={value} value={value}>
										{words}
									</option>
								))}
							</Select>
						</Field>
					</div>
				</div>
			</details>
			<Button type="submit" variant="outline" size="st" className="inbox-show">
				Show
			</Button>
		</Form>
	)
}

interface FilterProps {
	name: 'status' | 'form' | 'person' | 'due' | 'dog' | 'centre'
	label: string
	/** Words for no filter; undefined when there is always one. */
	all?: string
	current: string
	options: FilterOption[]
}

function Filter({ name, label, all, current, options }: FilterProps) {
	return (
		<Field id={name} label={label}>
			<Select name={name} defaultValue={current}>
				{all && <option value="">{all}</option>}
				{options.map(({ value, words, count }) => (
					<option key={value} value={value}>
						{count === null ? words : `${words} (${count})`}
					</option>
				))}
			</Select>
		</Field>
	)
}

/** The summary on phones, where the filters are folded: "Filters: 2 set". */
function filtersInWords(query: InboxQuery): string {
	const set = ['form', 'person', 'dog', 'centre', 'due'] as const
	const count = set.filter((name) => query[name] !== '').length + (query.status === 'open' ? 0 : 1)
	return count === 0 ? 'Filters' : `Filters: ${count} set`
}

function useApplied(query: InboxQuery) {
	const navigate = useNavigate()
	const form = useRef<HTMLFormElement>(null)
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	useEffect(() => () => clearTimeout(timer.current), [])
	// A link (a view, "Clear") changes the query too. What is being typed is left alone.
	useEffect(() => {
		const sort = `${query.isDescending ? '-' : ''}${query.sort}`
		for (const [name, value] of Object.entries({ ...query, sort })) {
			const control = form.current?.elements.namedItem(name)
			const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
			if (isControl && control !== document.activeElement) control.value = String(value)
		}
	}, [query])

	function apply() {
		if (!form.current) return
		const chosen = new URLSearchParams()
		for (const [name, value] of new FormData(form.current)) chosen.set(name, String(value))
		navigate({ search: inboxSearch(parseInboxQuery(chosen)) }, { replace: true, preventScrollReset: true })
	}

	function applySoon(event: FormEvent<HTMLFormElement>) {
		clearTimeout(timer.current)
		const isTyping = event.target instanceof HTMLInputElement
		timer.current = setTimeout(apply, isTyping ? TYPING_PAUSE_MS : 0)
	}
	return { form, applySoon }
}
