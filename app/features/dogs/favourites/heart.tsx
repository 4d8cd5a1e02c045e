import { Suspense } from 'react'
import { lazyOptional } from '#app/browser/recovery/parts.ts'
import { cn } from '#app/ui/cn.ts'
import { ClientOnly } from './client-only.tsx'

const FavouriteButton = lazyOptional(() => import('./favourite-button.tsx').then((file) => file.FavouriteButton))

interface HeartProps {
	slug: string
	name: string
	className?: string
}

/**
 * The heart on a card, which must be `relative`: above the card's link. Rendered after hydration in reserved space;
 * absent without JavaScript.
 */
export function Heart({ slug, name, className }: HeartProps) {
	return (
		<span className={cn('no-print absolute top-3 right-3 z-10', className)}>
			<ClientOnly>
				<Suspense>
					<FavouriteButton slug={slug} name={name} />
				</Suspense>
			</ClientOnly>
		</span>
	)
}
