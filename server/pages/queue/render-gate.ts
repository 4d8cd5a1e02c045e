import type { Page } from '../page.ts'
import { busyPage } from './busy-page.ts'
import { createRenderQueue, QueueFullError, type RenderQueue } from './render-queue.ts'

const ROUTES_PARAMETER = '_routes'

interface RenderRequest {
	request: Request
	/** The network address, for fairness and search limits. */
	client: string
	key: string | null
	isSearch: boolean
	render(): Promise<Page>
}

interface StrangerRequest extends Pick<RenderRequest, 'request' | 'client'> {
	answer(): Promise<Response>
}

interface RenderGateOptions {
	queue?: RenderQueue
	/** Counts one search of a client; returns whether it is allowed. */
	takeSearch: (client: string) => boolean
}

/**
 * Renders uncached pages in a fair queue, with a rate limit on searches. Forms wait in it too, or they would take the
 * turns of all others. One that was sent is stored even if its visitor has left: the line may be lost after it.
 */
export interface RenderGate {
	/** @throws SearchLimitError, QueueFullError: `orBusy` answers them */
	render(asked: RenderRequest): Promise<Page>
	/** The response to a stranger that is no page of a cache, in the same queue and within the same limits. */
	inTurn(asked: StrangerRequest): Promise<Response>
	/** The response, or a busy page when a limit is reached. */
	orBusy(request: Request, answer: () => Promise<Response>): Promise<Response>
}

export function createRenderGate({ queue = createRenderQueue(), takeSearch }: RenderGateOptions): RenderGate {
	async function orBusy(request: Request, answer: () => Promise<Response>): Promise<Response> {
		try {
			return await answer()
		} catch (error) {
			if (error instanceof QueueFullError) return busyPage(request, 'queue full')
			if (error instanceof SearchLimitError) return busyPage(request, 'too many searches')
			throw error
		}
	}

	return {
		async render({ request, client, key, isSearch, render }) {
			// Forms that are sent have limits of their own.
			if (request.method === 'POST') return queue.run({ client, key, render })
			if (isSearch && !takeSearch(client)) throw new SearchLimitError()
			return queue.run({ client, key, signal: request.signal, render })
		},
		inTurn: ({ request, client, answer }) =>
			orBusy(request, async () => {
				if (hasQuery(request) && !takeSearch(client)) throw new SearchLimitError()
				return queue.run({ client, key: null, signal: request.signal, render: answer })
			}),
		orBusy,
	}
}

/** Ignores the router's own parameter. */
export function hasQuery({ url }: Request): boolean {
	return [...new URL(url).searchParams.keys()].some((name) => name !== ROUTES_PARAMETER)
}

class SearchLimitError extends Error {}
