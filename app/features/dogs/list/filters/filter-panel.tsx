import { useRef } from 'react'
import { HouseholdInput } from '#app/features/dogs/compatibility/household/household-in-links.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { buttonStyles } from '#app/ui/button-styles.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { useModalPopover } from '#app/ui/layout/use-modal-popover.ts'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import IconX from '~icons/ph/x-bold'
import { type ChoiceData, type ChoiceGroup, ChoiceList, Count } from './choice-list.tsx'
import { useFilterLinks } from './use-filter-links.ts'

export interface FilterPanelData {
	company: ChoiceData[]
	children: ChoiceGroup
	toggles: ChoiceData[]
	lists: ChoiceGroup[]
	q: string
	/** The URL of the list with these filters. */
	asked: string
	count: number
}

const FILTER_FORM = 'wishes'
const FILTER_SHEET = 'all-wishes'

/**
 * Search and filters, as a plain GET form. On phones the filters are a native popover, which opens without scripts.
 * With scripts each change applies at once.
 */
export function FilterPanel({ panel }: { panel: FilterPanelData }) {
	const { form, isRunning, change, submit, leave, press } = useFilterLinks(panel.asked)
	const sheet = useRef<HTMLDivElement>(null)
	useModalPopover(sheet, 'Filters')
	return (
		<form
			id={FILTER_FORM}
			ref={form}
			method="get"
			action="/dogs"
			autoComplete="off"
			aria-label="Filter dogs"
			className="contents"
			onChange={change}
			onSubmit={submit}
			onBlur={leave}
			onKeyDown={press}
		>
			<HouseholdInput />
			<SearchBox q={panel.q} />
			<div ref={sheet} id={FILTER_SHEET} popover="auto" className="modal modal-sheet filter-sheet">
				<SheetHead />
				<div className="filter-body">
					<Company panel={panel} />
					<Lists panel={panel} />
				</div>
				{/* The heading of the list, which says it, is inert behind the sheet. */}
				<p role="status" className="sr-only md:hidden">
					{showWords(panel.count)}
				</p>
				<div className="filter-end">
					<ButtonLink to="/dogs" variant="outline" size="pst" preventScrollReset className="md:hidden">
						Clear
					</ButtonLink>
					<Button type="submit" size="pst" className="flex-1">
						{isRunning ? showWords(panel.count) : 'Show dogs'}
					</Button>
				</div>
			</div>
		</form>
	)
}

function SheetHead() {
	return (
		<div className="flex items-center justify-between gap-4 px-5 pt-4.5 pb-3 md:hidden">
			<h2 className="text-h3">Filters</h2>
			<button
				type="button"
				popoverTarget={FILTER_SHEET}
				popoverTargetAction="hide"
				className={buttonStyles({ variant: 'icon', size: 'icon' })}
			>
				<IconX aria-hidden className="size-[1.2em]" />
				<VisuallyHidden>Close</VisuallyHidden>
			</button>
		</div>
	)
}

function Company({ panel: { company, children } }: { panel: FilterPanelData }) {
	return (
		<fieldset className="filter-company">
			<legend className="choices-label">Can live with</legend>
			<div>
				{company.map((choice) => (
					<FilterChip key={choice.value} {...choice} />
				))}
				<ChoiceList group={children} chip />
			</div>
		</fieldset>
	)
}

/** Larger screens show these in the row of filters, and the others behind "More filters". */
const IN_ROW = new Set(['size', 'age', 'place'])

function Lists({ panel: { lists, toggles } }: { panel: FilterPanelData }) {
	const others = lists.filter(({ name }) => !IN_ROW.has(name))
	return (
		<div className="filter-lists">
			{lists
				.filter(({ name }) => IN_ROW.has(name))
				.map((group) => (
					<ChoiceList key={group.name} group={group} />
				))}
			{/* Opens what follows it, because a sheet shows all of it. */}
			<details className="choices more-filters">
				<summary>
					<span className="choices-box">{moreWords(others, toggles)}</span>
				</summary>
			</details>
			<div className="filter-more">
				{others.map((group) => (
					<ChoiceList key={group.name} group={group} />
				))}
				<div>
					{toggles.map((choice) => (
						<FilterChip key={choice.group} {...choice} />
					))}
				</div>
			</div>
		</div>
	)
}

function moreWords(lists: ChoiceGroup[], toggles: ChoiceData[]): string {
	const chosen =
		lists.filter(({ selected }) => selected).length + toggles.filter(({ isChosen = false }) => isChosen).length
	return chosen > 0 ? `More filters (${chosen})` : 'More filters'
}

function showWords(count: number): string {
	if (count === 0) return 'No dogs match'
	return count === 1 ? 'Show 1 dog' : `Show ${count} dogs`
}

/** A filter as a checkbox that looks like a chip, so that it works without scripts. */
function FilterChip({ group, value, text, isChosen = false, count }: ChoiceData) {
	return (
		<label className={count === 0 ? 'filter-chip none' : 'filter-chip'}>
			<input type="checkbox" name={group} value={value} defaultChecked={isChosen} className="tile-input" />
			{text}
			{count !== null && <Count count={count} />}
		</label>
	)
}

/** Its button submits all filters, so it works without scripts. */
function SearchBox({ q }: { q: string }) {
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
