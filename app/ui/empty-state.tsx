import type { ReactNode } from 'react'
import { Panel } from './card.tsx'

/** Nothing to show, and the way on: never a dead end. `children` say what would help, `action` does it. */
export function EmptyState({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
	return (
		<Panel tone="sky" className="gap-4">
			<h2>{title}</h2>
			<div className="grid max-w-[48ch] gap-3 text-lede">{children}</div>
			{action && <div className="flex flex-wrap items-center gap-3 pt-2">{action}</div>}
		</Panel>
	)
}
