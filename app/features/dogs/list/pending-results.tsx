import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { cn } from '#app/ui/cn.ts'

/** Pales while the next list is on its way, but only when that takes long enough to be noticed. */
export function PendingResults({ children }: { children: ReactNode }) {
	const { location } = useNavigation()
	const isRenewing = location?.pathname === '/dogs'
	return (
		<div
			aria-busy={isRenewing || undefined}
			className={cn(isRenewing && 'opacity-55 motion-safe:transition-opacity motion-safe:delay-200')}
		>
			{children}
		</div>
	)
}
