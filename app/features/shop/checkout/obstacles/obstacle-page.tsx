import { lazyWithServerHtml } from '#app/browser/recovery/parts.ts'
import { LazySection } from '#app/ui/layout/lazy-section.tsx'
import type { Obstacle } from '../checkout-view.server.ts'

const NothingToBuy = lazyWithServerHtml(() => import('./nothing-to-buy.tsx').then((file) => file.NothingToBuy))
const CannotOrder = lazyWithServerHtml(() => import('./cannot-order.tsx').then((file) => file.CannotOrder))

/** Why this basket cannot be ordered, and what else to do. */
export function ObstaclePage({ obstacle }: { obstacle: Obstacle }) {
	return (
		<LazySection>
			{obstacle.kind === 'empty' ? <NothingToBuy {...obstacle} /> : <CannotOrder {...obstacle} />}
		</LazySection>
	)
}
