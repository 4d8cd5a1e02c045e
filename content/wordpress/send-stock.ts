import { BackendError } from './http/backend.ts'
import type { Fetch } from './http/follow.ts'
import { explainRefusal } from './http/refusal.ts'
import { sign } from './http/signature.ts'

const ROUTE = '/custom/v1/stock'
const TIMEOUT_MS = 8_000

/** How many of a variant were sold since the last count; "" for an item without variants. */
interface SoldLine {
	merch_id: number
	variant: string
	sold: number
}

interface StockSettings {
	/** The address of the WordPress. */
	apiBase: string
	fetch: Fetch
	/** The secret that both know. */
	secret: string
	now?: () => number
}

/** Returns a function that tells WordPress what the site has sold. It throws a `BackendError` when that was not taken. */
export function createStockSender({ apiBase, fetch, secret, now = Date.now }: StockSettings) {
	const base = apiBase.replace(/\/+$/, '').replace(/\/wp-json$/, '')

	async function post(address: string, body: string) {
		const headers = { 'Content-Type': 'application/json', 'X-Rescue-Signature': sign(secret, body, now() / 1000) }
		const response = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) })
		const json: unknown = await response.json().catch(() => null)
		return { status: response.status, headers: response.headers, json }
	}

	return async function sendStock(lines: readonly SoldLine[]): Promise<void> {
		const body = JSON.stringify({ idempotency_key: crypto.randomUUID(), sent_at: new Date(now()).toISOString(), lines })
		let answer = await post(`${base}/wp-json${ROUTE}`, body)
		// With plain permalinks.
		if (answer.json === null) answer = await post(`${base}/?rest_route=${ROUTE}`, body)
		if (answer.status === 200 && answer.json !== null) return
		const why = explainRefusal(answer, false) ?? `answered ${answer.status} for numbers sold`
		throw new BackendError(`the content backend ${why}`, answer.status)
	}
}
