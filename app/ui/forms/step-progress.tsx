import { cn } from '../cn.ts'

interface StepProgressProps {
	/** "Step 3 of 9". What is drawn says no more than this, so that it need not be read out. */
	text: string
	/** Steps that are finished. The lead reaches over the one that is open, too. */
	done: number
	of: number
}

/** How far along somebody is: in words, and as the lead that grows from step to step. */
export function StepProgress({ text, done, of }: StepProgressProps) {
	return (
		<div className="grid gap-2.5">
			<p className="leading-none font-bold">{text}</p>
			<div aria-hidden className="flex gap-1">
				{Array.from({ length: of }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name here
					<span key={index} className={cn('h-2.5 flex-1 rounded-pill', index <= done ? 'bg-lead-line' : 'bg-line')} />
				))}
			</div>
		</div>
	)
}
