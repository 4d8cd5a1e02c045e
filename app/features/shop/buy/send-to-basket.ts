import type { AddedAnswer } from '../basket/basket-view.ts'

/** What the basket answered; `null` when it was not reached. */
export type BasketAnswer = AddedAnswer | null

/** Sends a form of the basket for the drawer. Not by the router: the page stays as it is, and nothing is loaded for it. */
export async function sendToBasket(fields: URLSearchParams): Promise<BasketAnswer> {
	try {
		const response = await fetch('/basket/drawer', { method: 'POST', body: fields })
		// Our own action's answer (`routes/basket-drawer.tsx`).
		return response.ok ? ((await response.json()) as AddedAnswer) : null
	} catch {
		return null
	}
}
