import { HouseholdInput } from '#app/features/dogs/compatibility/household-input.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { buttonStyles } from '#app/ui/button-styles.ts'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import IconX from '~icons/ph/x-bold'
import { type ChoiceData, type ChoiceGroup, ChoiceList } from './choice-list.tsx'
import { FilterChip } from './filter-chip.tsx'
import { SearchBox } from './search-box.tsx'
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

export const FILTER_FORM = 'wishes'
export const FILTER_SHEET = 'all-wishes'

/**
 * Search and filters, as a plain GET form. On phones the filters are a native popover, which opens without scripts.
 * With scripts each change applies at once.
 */
export function FilterPanel({ panel }: { panel: FilterPanelData }) {
	const { form, isRunning, change, submit, leave, press } = useFilterLinks(panel.asked)
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
			<div
				id={FILTER_SHEET}
				popover="auto"
				className="modal modal-sheet open:flex md:not-open:static md:not-open:grid md:not-open:max-h-none md:not-open:grid-cols-4 md:not-open:items-end md:not-open:gap-x-3 md:not-open:gap-y-4 md:not-open:overflow-visible md:not-open:rounded-l md:not-open:bg-mist md:not-open:p-[clamp(1rem,.7rem+1.2vw,1.75rem)] md:not-open:no-shadow split:col-span-full"
			>
				<SheetHead />
				<div className="grid min-h-0 gap-5 overflow-auto overscroll-contain px-5 pt-1 pb-6 md:contents">
					<Company panel={panel} />
					<p className="-mt-2 text-note text-ink-2 md:col-span-full">
						The number beside each choice is how many dogs you would see.
					</p>
					<div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 md:contents">
						{panel.lists.map((group) => (
							<ChoiceList key={group.name} group={group} />
						))}
					</div>
				</div>
				<div className="flex gap-2.5 border-line px-5 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] max-md:border-t-2 md:p-0">
					<ButtonLink to="/dogs" variant="outline" size="st" preventScrollReset className="md:hidden">
						Clear
					</ButtonLink>
					<Button type="submit" size="sasm" className="flex-1">
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

function Company({ panel: { company, children, toggles } }: { panel: FilterPanelData }) {
	return (
		<div className="flex flex-wrap items-end gap-2.5 gap-y-4 md:col-span-full">
			<fieldset>
				<legend className="mb-1.5 leading-[1.35] font-bold">Can live with</legend>
				<div className="flex flex-wrap gap-2.5">
					{company.map((choice) => (
						<FilterChip key={choice.value} {...choice} />
					))}
					<ChoiceList group={children} chip />
				</div>
			</fieldset>
			<div className="flex flex-wrap gap-2.5 lg:ml-auto">
				{toggles.map((choice) => (
					<FilterChip key={choice.group} {...choice} />
				))}
			</div>
		</div>
	)
}

function showWords(count: number): string {
	if (count === 0) return 'No dogs match'
	return count === 1 ? 'Show 1 dog' : `Show ${count} dogs`
}
