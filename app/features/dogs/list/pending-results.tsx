import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { cn } from '#app/ui/cn.ts'

/** Fades while the next list is pending, after a delay. */
export function PendingResults({ children }: { children: ReactNode }) {
	const { location } = useNavigation()
	const isPending = location?.pathname === '/dogs'
	return (
		<div
			aria-busy={isPending || undefined}
			className={cn(isPending && 'opacity-55 motion-safe:transition-opacity motion-safe:delay-200')}
		>
			{children}
		</div>
	)
}
