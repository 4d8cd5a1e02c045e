import type { ReactNode } from 'react'
import { cn } from '../cn.ts'
import { Panel } from './card.tsx'

interface EmptyStateProps {
	title: string
	/** "h1" where it is the page. */
	heading?: 'h1' | 'h2'
	children: ReactNode
	action?: ReactNode
	/** A drawing at the foot of the panel: below the text on small screens, beside it from 900 px. */
	scene?: ReactNode
}

/** Nothing to show, and a next step: `children` say what would help, `action` does it. */
export function EmptyState({ title, heading: Heading = 'h2', children, action, scene }: EmptyStateProps) {
	return (
		<Panel tone="sky" className={cn('gap-4', scene && SCENE_ROOM)}>
			{scene}
			<Heading className="text-h2">{title}</Heading>
			<div className="grid max-w-[31em] gap-3 text-lede">{children}</div>
			{action && <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-2">{action}</div>}
		</Panel>
	)
}

const SCENE_ROOM = 'pb-72 split:pb-5 split:min-h-104 split:justify-center split:pr-[46%]'
