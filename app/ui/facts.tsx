import type { ReactNode } from 'react'
import { cn } from './cn.ts'

/** Short facts in two columns, one on the narrowest screens. */
export function Facts({ facts, className }: { facts: { label: string; value: ReactNode }[]; className?: string }) {
	return (
		<dl className={cn('grid grid-cols-1 wordmark:grid-cols-2', className)}>
			{facts.map(({ label, value }) => (
				<div key={label} className="min-w-0 border-t-2 border-line py-3 pr-4">
					<dt className="text-note leading-[1.3] text-ink-2">{label}</dt>
					<dd className="font-display text-[1.1875rem] leading-[1.3] font-bold">{value}</dd>
				</div>
			))}
		</dl>
	)
}
