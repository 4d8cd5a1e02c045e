import type { Content } from '#content/model/content.ts'
import type { Visitor } from '#server/http/http.ts'
import type { Today } from '#server/today.ts'
import type { RenderPage } from '../pages.ts'

/** The filtered list uses most of what other pages are made of. No search: its index may need seconds. */
const WARM_UP_PATHS = ['/dogs', '/dogs?with=cats&size=small']
const ANONYMOUS_VISITOR: Visitor = { clientHash: '' }

interface PreparationOptions {
	prepareContent(revisions: { next: Content; before: Content; today: Date }): Promise<void>
	render: RenderPage
	siteUrl: string
	today: Today
	warmsUp: boolean
}

/**
 * Creates the function that the replica calls before it publishes a revision. For the first revision it renders and
 * discards some pages: the first render of a process blocks the event loop for about 100 ms.
 */
export function createPreparation({ prepareContent, render, siteUrl, today, warmsUp }: PreparationOptions) {
	let isWarm = !warmsUp

	return async function prepare(next: Content, before: Content): Promise<void> {
		const day = today(next)
		await prepareContent({ next, before, today: day })
		if (isWarm || !next.options) return
		isWarm = true
		for (const path of WARM_UP_PATHS)
			await render(new Request(siteUrl + path), { content: next, today: day }, ANONYMOUS_VISITOR)
	}
}
