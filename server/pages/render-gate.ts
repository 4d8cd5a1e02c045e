import { busyPage } from './busy-page.ts'
import type { Page } from './page.ts'
import { createRenderQueue, QueueFullError, type RenderQueue } from './render-queue.ts'

/** Pages of forms never queue: what a visitor has begun goes on, however busy the site is. */
const FORM_PATH = /^\/(apply|newsletter)\//
/** The router's parameter of payloads, which is no search. */
const ROUTES_PARAMETER = '_routes'

interface AskedRender {
	request: Request
	/** The network address that renders and searches are counted by. */
	client: string
	/** Requests with the same key share one render; null shares none. */
	key: string | null
	isSearch: boolean
	render(): Promise<Page>
}

interface RenderGateOptions {
	queue?: RenderQueue<Page>
	/** Takes one search of a client and says whether it was still allowed. */
	takeSearch: (client: string) => boolean
}

/** Renders what is not cached: in a fair queue, and searches of one client only so often. */
export interface RenderGate {
	/** @throws SearchLimitError, QueueFullError: `orBusy` answers them. */
	render(asked: AskedRender): Promise<Page>
	/** The answer, or a page of a few words when there is no room for it. */
	orBusy(request: Request, answer: () => Promise<Response>): Promise<Response>
}

export function createRenderGate({ queue = createRenderQueue(), takeSearch }: RenderGateOptions): RenderGate {
	return {
		async render({ request, client, key, isSearch, render }) {
			if (FORM_PATH.test(new URL(request.url).pathname)) return render()
			if (isSearch && !takeSearch(client)) throw new SearchLimitError()
			return queue.run({ client, key, signal: request.signal, render })
		},
		async orBusy(request, answer) {
			try {
				return await answer()
			} catch (error) {
				if (error instanceof QueueFullError) return busyPage(request, 'queue full')
				if (error instanceof SearchLimitError) return busyPage(request, 'too many searches')
				throw error
			}
		},
	}
}

/** Whether an address has a query, apart from what the router adds to it. */
export function hasQuery({ url }: Request): boolean {
	return [...new URL(url).searchParams.keys()].some((name) => name !== ROUTES_PARAMETER)
}

/** This client has searched more often than people do. */
class SearchLimitError extends Error {}
