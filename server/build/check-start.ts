import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Content } from '#content/model/content.ts'
import { appEntry } from '../app-entry.ts'

/**
 * Renders a page of the build in `folder`: a router that starts pages with another script fails here, not on the site.
 * @throws when the page does not start the app on interest.
 */
export async function checkStart(folder: string) {
	const build = (await import(pathToFileURL(join(folder, 'server', 'index.js')).href)) as ServerBuild
	const entry = await appEntry(build)
	const context = new RouterContextProvider()
	// Without options every page is the 404 screen, which is a complete document.
	context.set(entry.contentContext, { options: null } as Content)
	context.set(entry.siteContext, { url: 'http://localhost', gallery: false })
	context.set(entry.nonceContext, 'check')
	let html = ''
	context.set(entry.documentContext, (document) => {
		html = document
	})
	let failure: unknown
	context.set(entry.errorLogContext, (error) => {
		failure = error
	})
	const response = await createRequestHandler(build, 'production')(new Request('http://localhost/'), context)
	if (response.status === 404 && html.includes('<script nonce="check" type="module" async>import{start}from"')) return
	throw new Error(`The build does not start its pages: HTTP ${response.status}`, { cause: failure })
}
