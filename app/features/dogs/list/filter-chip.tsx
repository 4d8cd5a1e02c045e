import { CHIP, CHIP_OFF } from '#app/ui/chip.tsx'
import { cn } from '#app/ui/cn.ts'
import IconCheck from '~icons/ph/check-bold'
import { type ChoiceData, Count } from './choice-list.tsx'

/**
 * A wish of the form as a chip: a checkbox, so that it works without scripts. It lies over the whole chip, where fingers and
 * screen readers look for it. A tick says that it is on, not only the colour.
 */
export function WishChip({ group, value, text, isChosen, count }: ChoiceData) {
	return (
		<label
			className={cn(
				CHIP,
				CHIP_OFF,
				'relative outline-offset-3 outline-focus has-checked:border-fill has-checked:bg-fill has-checked:text-on-fill has-focus-visible:outline-3',
			)}
		>
			<input
				type="checkbox"
				name={group}
				value={value}
				defaultChecked={isChosen}
				className="peer absolute inset-0 size-full opacity-0"
			/>
			<IconCheck aria-hidden className="hidden size-[1.25em] flex-none peer-checked:block" />
			{text}
			{count !== null && (
				<span className="peer-checked:hidden">
					<Count count={count} />
				</span>
			)}
		</label>
	)
}
