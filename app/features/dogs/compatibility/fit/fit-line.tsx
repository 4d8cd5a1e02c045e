import { type ReactNode, Suspense } from 'react'
import { lazyOptional } from '#app/browser/recovery/parts.ts'
import { cn } from '#app/ui/cn.ts'
import { useHousehold } from '../household/use-household.ts'

const FitWords = lazyOptional(() => import('./fit-words.tsx').then((file) => file.FitWords))

/**
 * How the dog's needs match the household's answers, in two short lines, with `children` as links. Empty without
 * answers; with answers its height is reserved from the first paint on.
 */
export function FitLine({ needs, children }: { needs: string; children?: ReactNode }) {
	const { code } = useHousehold()
	if (!needs) return null
	return (
		<div className={cn('dog-fit no-print', code && 'known', children && 'm-0 rounded-m bg-sky-wash px-5 pt-4 pb-1.5')}>
			<p className={children ? 'sm:min-h-[2lh]' : undefined}>
				{code && (
					<Suspense fallback={null}>
						<FitWords code={code} needs={needs} />
					</Suspense>
				)}
			</p>
			{children}
		</div>
	)
}
