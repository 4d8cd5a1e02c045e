import { Suspense } from 'react'
import { lazyOptional } from '#app/browser/recovery/parts.ts'
import { cn } from '#app/ui/cn.ts'
import { ClientOnly } from './client-only.tsx'

const SaveButton = lazyOptional(() => import('./favourite-button.tsx').then((file) => file.FavouriteButton))

interface HeartProps {
	slug: string
	name: string
	className?: string
}

/**
 * The heart on a card, which must be `relative`: it lies on the picture's corner, above the link that covers the card. It
 * comes after the page answers, and its place takes no room, so nothing moves; without JavaScript nothing is offered.
 */
export function Heart({ slug, name, className }: HeartProps) {
	return (
		<span className={cn('no-print absolute top-3 right-3 z-10', className)}>
			<ClientOnly>
				<Suspense>
					<SaveButton slug={slug} name={name} />
				</Suspense>
			</ClientOnly>
		</span>
	)
}
