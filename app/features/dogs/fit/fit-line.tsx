import { lazy, Suspense } from 'react'
import { cn } from '#app/ui/cn.ts'
import { useHome } from './use-home.ts'

const FitWords = lazy(() => import('./fit-words.tsx').then((file) => ({ default: file.FitWords })))

/**
 * On a card: how the dog's needs and the household's answers go together. Nothing for those who answered nothing. For those
 * who did, its room is there from the first paint on, so that no card moves when the words come in.
 */
export function FitLine({ needs }: { needs: string }) {
	const { home } = useHome()
	if (!needs) return null
	return (
		<p className={cn('mt-2.5 min-h-[3lh] text-note leading-snug', !home && 'hidden in-data-household:block')}>
			{home && (
				<Suspense fallback={null}>
					<FitWords home={home} needs={needs} />
				</Suspense>
			)}
		</p>
	)
}
