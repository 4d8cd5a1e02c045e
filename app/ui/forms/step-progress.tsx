import { cn } from '../cn.ts'

interface StepProgressProps {
	/** "Step 3 of 9". The drawing repeats it, so that is hidden from screen readers. */
	text: string
	/** Completed steps. The line also covers the current one. */
	done: number
	of: number
}

/** Progress in words, and as a line that grows with each step. */
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
