import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import type { SiteOptions } from './site.ts'

export async function developWithVite(
	root: string,
): Promise<Pick<SiteOptions, 'build' | 'staticFolders' | 'createServer' | 'dev'>> {
	const vite = await createVite({ root, appType: 'custom', server: { middlewareMode: true } })
	return {
		dev: true,
		staticFolders: [join(root, 'public')],
		// The router's virtual module, whose exports are a ServerBuild.
		build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
		createServer: ({ fetch }) => {
			const answer = getRequestListener(fetch, { overrideGlobalObjects: false })
			return createHttpServer((incoming, outgoing) =>
				vite.middlewares(incoming, outgoing, () => answer(incoming, outgoing)),
			)
		},
	}
}
