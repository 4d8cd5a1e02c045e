import { randomBytes } from 'node:crypto'
import { createRequestHandler } from 'react-router'
import type { Visitor } from '../http/http.ts'
import { type Finishing, finishPage } from './finish-page.ts'
import { createMissingPages, type FilledPage, type ModelPage } from './missing-pages.ts'
import type { Page } from './page.ts'
import { type CacheVersion, createPageContext, type PageContextOptions } from './page-context.ts'
import { routerRequest } from './router-request.ts'

/** For pages that are the same whoever asks. */
const NOBODY: Visitor = { isTooFast: false, clientHash: '' }

export interface PagesOptions extends PageContextOptions {
	/** Hosts whose sound and film articles may play; the site's own always may. */
	mediaHosts: readonly string[]
	/** Whether missing pages are filled into templates; else each is rendered in full. */
	hasTemplates?: boolean
}

/** Renders an address that is a page: a whole document, or the router's payload (`.data`). */
export type RenderPage = (request: Request, edition: CacheVersion, visitor: Visitor) => Promise<Page>

export function createPages({ mediaHosts, hasTemplates = true, ...options }: PagesOptions): RenderPage {
	const { build, buildId, siteUrl, log, dev } = options
	const handle = createRequestHandler(build, dev ? 'development' : 'production')
	const contextOf = createPageContext(options)
	const https = siteUrl.startsWith('https:')
	const finish = (response: Response, more: Pick<Finishing, 'marker' | 'hasContent' | 'filled'>) =>
		finishPage(response, { https, dev, buildId, mediaHosts, ...more })

	/** Renders a missing page in full, to make a template of it. */
	async function renderModel(path: string, key: string, edition: CacheVersion): Promise<ModelPage | null> {
		const marker = newMarker()
		const { entry, context } = await contextOf(edition, NOBODY, marker)
		// Nobody asked for this address: the content backend is not asked whether it has moved.
		context.set(entry.renamedContext, async () => null)
		const found: Pick<ModelPage, 'message' | 'home'>[] = []
		context.set(entry.missingPageContext, async (page) => {
			if (page.key === key) found.push(page)
			return false
		})
		const response = await handle(new Request(siteUrl + path), context)
		const [model] = found
		if (!model) return null
		const { headers, forms } = await finish(response, { marker, hasContent: hasContentIn(edition) })
		const policy = headers[headers.findIndex((name) => name.toLowerCase() === 'content-security-policy') + 1] ?? ''
		return { message: model.message, home: model.home, html: forms.identity?.toString() ?? '', policy }
	}

	const missingPagesOf = perEdition((edition) =>
		createMissingPages({ renderModel: (path, key) => renderModel(path, key, edition), log }),
	)

	return async function render(request, edition, visitor) {
		const marker = newMarker()
		const { entry, context } = await contextOf(edition, visitor, marker)
		let filled: FilledPage | null = null
		context.set(entry.missingPageContext, async (page) => {
			if (hasTemplates && !dev) filled = await missingPagesOf(edition)(page)
			return filled !== null
		})
		const response = await handle(routerRequest(request, siteUrl), context)
		return finish(response, { marker, hasContent: hasContentIn(edition), filled })
	}
}

function hasContentIn({ content }: CacheVersion): boolean {
	return content.options !== null
}

/** Makes something anew for each revision of the content and each day, and forgets what was before. */
function perEdition<T>(make: (edition: CacheVersion) => T): (edition: CacheVersion) => T {
	let current: { name: string; made: T } | undefined
	return (edition) => {
		const name = `${edition.content.revision} ${edition.today.getTime()}`
		if (current?.name !== name) current = { name, made: make(edition) }
		return current.made
	}
}

function newMarker(): string {
	return randomBytes(18).toString('base64url')
}
