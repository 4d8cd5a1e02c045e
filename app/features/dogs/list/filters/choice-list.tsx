import { cn } from '#app/ui/cn.ts'
import { BOX } from '#app/ui/forms/input.tsx'
import IconCaret from '~icons/ph/caret-down-bold'

export interface ChoiceData {
	group: string
	value: string
	text: string
	/** Left out when false: a list has 65 of them. */
	isChosen?: boolean
	/** The number of dogs with it, given the other filters; null when it is active. */
	count: number | null
}

export interface ChoiceGroup {
	name: string
	label: string
	/** Label while nothing is selected. */
	any: string
	/** In words; "" for none. */
	selected: string
	choices: ChoiceData[]
	/** Where to find values that are not listed. */
	more: string
}

/** In the font without slashed zeros; announced as a number of dogs. */
export function Count({ count }: { count: number }) {
	return (
		<>
			<span className="font-display font-medium text-ink-2">{count}</span>
			<span className="sr-only">{count === 1 ? ' dog' : ' dogs'}</span>
		</>
	)
}

/**
 * A disclosure with the choices of one group: `details`, so it works without scripts and opening one closes the others.
 * `chip` styles it like a chip.
 */
export function ChoiceList({ group, chip = false }: { group: ChoiceGroup; chip?: boolean }) {
	const { label, any, selected, choices, more } = group
	return (
		<details
			name="choices"
			className={cn('group relative min-w-0 max-md:open:col-span-full', !chip && 'md:nth-[4n]:*:last:right-0')}
		>
			<summary className="grid list-none grid-cols-[minmax(0,1fr)] gap-1.5 rounded-s [&::-webkit-details-marker]:hidden">
				<span className={cn('leading-[1.35] font-bold', chip && 'sr-only')}>{label}</span>
				<span
					className={cn(
						BOX,
						'flex items-center justify-between gap-2',
						chip && 'min-h-11.5 rounded-pill px-4.5 py-1.5 text-[1.0625rem] leading-[1.1] font-semibold',
						selected && 'border-fill [box-shadow:inset_0_0_0_1px_var(--fill)]',
					)}
				>
					<span className="min-w-0 truncate">{selected || any}</span>
					<IconCaret aria-hidden className="size-[1.1em] flex-none group-open:rotate-180" />
				</span>
			</summary>
			<fieldset className="mt-2 max-h-88 overflow-auto rounded-m border-2 border-line bg-raised px-4 py-2 md:absolute md:z-20 md:w-max md:max-w-84 md:min-w-full md:shadow-2">
				<legend className="sr-only">{label}</legend>
				{choices.map((choice) => (
					<ChoiceRow key={choice.group + choice.value} {...choice} />
				))}
				{more && <p className="border-t-2 border-line py-2 text-note text-ink-2">{more}</p>}
			</fieldset>
		</details>
	)
}

/** As little markup as possible: there may be a hundred breeds. */
function ChoiceRow({ group, value, text, isChosen = false, count }: ChoiceData) {
	return (
		<label className="flex min-h-11 items-center gap-3 leading-[1.3]">
			<input type="checkbox" name={group} value={value} defaultChecked={isChosen} className="size-6 flex-none" />
			{text}
			{count !== null && <Count count={count} />}
		</label>
	)
}
