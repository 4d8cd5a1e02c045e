import { buttonStyles } from '#app/ui/button-styles.ts'
import { ChipLink } from '#app/ui/chip.tsx'
import { showFocused } from '#app/ui/navigation/scroll-row.ts'
import IconFilters from '~icons/ph/sliders-horizontal-bold'

/** Phones: a button that opens all filters, and the quick filters. */
export function QuickFilters({ chosen, filters }: { chosen: number; filters: { text: string; to: string }[] }) {
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: its links are the controls
		<div
			onFocus={showFocused}
			className="-mx-gutter -my-2 flex scroll-px-gutter gap-2.5 overflow-x-auto px-gutter py-2 *:flex-none max-[20.05rem]:flex-wrap max-[20.05rem]:overflow-visible max-[20.05rem]:*:max-w-full md:hidden"
		>
			<button
				type="button"
				popoverTarget="all-wishes"
				className={buttonStyles({ variant: 'outline', size: 'psm' }, 'min-h-11.5')}
			>
				<IconFilters aria-hidden className="size-[1.25em] flex-none" />
				<span>{chosen > 0 ? `All filters (${chosen})` : 'All filters'}</span>
			</button>
			{filters.map(({ text, to }) => (
				<ChipLink key={to} to={to} preventScrollReset>
					{text}
				</ChipLink>
			))}
		</div>
	)
}
