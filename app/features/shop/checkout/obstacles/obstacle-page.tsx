import type { Obstacle } from '../checkout-view.server.ts'
import { CannotOrder } from './cannot-order.tsx'
import { NothingToBuy } from './nothing-to-buy.tsx'

/** Why this basket cannot be ordered, and what else to do. */
export function ObstaclePage({ obstacle }: { obstacle: Obstacle }) {
	return <>{obstacle.kind === 'empty' ? <NothingToBuy {...obstacle} /> : <CannotOrder {...obstacle} />}</>
}
