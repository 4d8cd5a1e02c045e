import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { RemoveChip } from '#app/ui/chip.tsx'
import { cn } from '#app/ui/cn.ts'
import { Select } from '#app/ui/forms/select.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'

export interface ResultsBarData {
	/** Each with the URL of the list without it. `at`: where the page shows it too, in the search box or in the row of filters. */
	applied: { text: string; to: string; at?: 'box' | 'row' }[]
	sort: {
		selected: string
		choices: { value: string; text: string }[]
		allDogs: string
	}
}

/** The number of dogs as a live region, the way to the questions, their order, and the active filters. */
export function ResultsBar({
	strip,
	heading,
	homes,
	applied,
	sort,
	isEmpty,
}: ResultsBarData & { strip: ReactNode; heading: string; homes: string; isEmpty: boolean }) {
	const title = useRef<HTMLHeadingElement>(null)
	useFocusAfterRemoval(title, applied)
	return (
		<div className="results-bar">
			{strip}
			{/* Outside: a heading takes no name from a live region inside it. */}
			<div role="status">
				<h2 ref={title} id="results" tabIndex={-1}>
					{heading}
				</h2>
				{/* The same dogs in another order, or of another filter, have the same heading. */}
				<p className="sr-only">{shownInWords(applied, sort)}</p>
			</div>
			<Order {...sort} isHidden={isEmpty} />
			{homes && <p className="results-homes">{homes}</p>}
			{applied.length > 0 && (
				<ul aria-label="Your filters">
					{applied.map(({ text, to, at }) => (
						<li key={to} className={at ? `in-${at}` : undefined}>
							<RemoveChip to={to} preventScrollReset>
								{text}
							</RemoveChip>
						</li>
					))}
					<li className={applied.length > 1 ? 'clear' : 'clear one'}>
						<SiteLink to={sort.allDogs} preventScrollReset>
							{clearWords(applied)}
						</SiteLink>
					</li>
				</ul>
			)}
		</div>
	)
}

function shownInWords(applied: ResultsBarData['applied'], { selected, choices }: ResultsBarData['sort']): string {
	const filters = applied.map(({ text }) => text).join(', ')
	const order = choices.find(({ value }) => value === selected)?.text
	return [filters && `Filtered by: ${filters}.`, order && `Sorted by: ${order}.`].filter(Boolean).join(' ')
}

function clearWords([first, second]: ResultsBarData['applied']) {
	if (second) return 'Clear all'
	return first?.at === 'box' ? 'Clear search' : 'Clear filter'
}

/** Associated with the filter form, which keeps the order while no dog is found. */
function Order({ selected, choices, isHidden }: ResultsBarData['sort'] & { isHidden: boolean }) {
	return (
		<p hidden={isHidden} className="results-order">
			<label htmlFor="sort-dogs">
				Sort<span className="sr-only"> by</span>
			</label>
			<Select
				id="sort-dogs"
				name="sort"
				form="wishes"
				defaultValue={selected}
				className="min-w-0"
				onChange={(event) => event.currentTarget.form?.requestSubmit()}
			>
				{choices.map(({ value, text }) => (
					<option key={text} value={value}>
						{text}
					</option>
				))}
			</Select>
			<noscript className="flex-none">
				<Button type="submit" form="wishes" variant="outline" size="st">
					Sort
				</Button>
			</noscript>
		</p>
	)
}

/** Focuses the heading when the focused link removed itself. */
function useFocusAfterRemoval(title: { current: HTMLElement | null }, applied: ResultsBarData['applied']) {
	const before = useRef(applied)
	useEffect(() => {
		const changed = before.current !== applied
		before.current = applied
		if (changed && document.activeElement === document.body) title.current?.focus({ preventScroll: true })
	}, [title, applied])
}

/** Fades while the next list is pending, after a delay. */
export function PendingResults({ children }: { children: ReactNode }) {
	const { location } = useNavigation()
	const isPending = location?.pathname === '/dogs'
	return (
		<div
			aria-busy={isPending || undefined}
			className={cn(isPending && 'opacity-55 motion-safe:transition-opacity motion-safe:delay-200')}
		>
			{children}
		</div>
	)
}
