import { CHIP, CHIP_OFF } from '#app/ui/chip.tsx'
import { cn } from '#app/ui/cn.ts'
import IconCheck from '~icons/ph/check-bold'
import { type ChoiceData, Count } from './choice-list.tsx'

/**
 * A filter as a checkbox that looks like a chip, so that it works without scripts; a tick shows the state besides the
 * colour.
 */
export function FilterChip({ group, value, text, isChosen = false, count }: ChoiceData) {
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
