import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { RouteRule } from '#app/browser/deployments/build-manifest.ts'
import { appEntry } from '../app-entry.ts'

/** `timestamp` is in milliseconds since 1970. */
interface BuildInfo {
	id: string
	timestamp: number
}

/**
 * Writes the manifest of a build for open tabs: `builds/latest.json` and `builds/meta/{id}.json`. The build in `folder` is
 * not served yet: it is swapped in as a whole. The same code keeps the id and time it has in `current`, the build it
 * replaces.
 */
export async function writeBuildManifest(folder: string, current: string) {
	const server = join(folder, 'server', 'index.js')
	// The server bundle names the browser's files, which are named after their content.
	const id = createHash('sha256').update(readFileSync(server)).digest('hex').slice(0, 16)
	const before = readBuild(current)
	const info: BuildInfo = before?.id === id ? before : { id, timestamp: Date.now() }
	// The router's own build, whose exports are a ServerBuild.
	const build = (await import(pathToFileURL(server).href)) as ServerBuild
	const about = describeRoutes(build, (await appEntry(build)).PRERENDERED)
	const builds = join(folder, 'client', 'builds')
	mkdirSync(join(builds, 'meta'), { recursive: true })
	writeFileSync(join(builds, 'latest.json'), JSON.stringify(info))
	writeFileSync(join(builds, 'meta', `${id}.json`), JSON.stringify({ ...info, ...about }))
}

/** Undefined without a build, or for one without a manifest. */
export function readBuild(folder: string): BuildInfo | undefined {
	const latest = join(folder, 'client', 'builds', 'latest.json')
	return existsSync(latest) ? JSON.parse(readFileSync(latest, 'utf8')) : undefined
}

/**
 * For each page: whether it has data and is prerendered, which routes load that data (a client navigation does not ask for
 * the root's again), and the files of its code that not every
 * page has.
 */
function describeRoutes({ routes, assets }: ServerBuild, prerendered: readonly string[]) {
	const routeRules: Record<string, RouteRule> = {}
	const everywhere = filesOf(assets.routes.root)
	for (const route of Object.values(routes)) {
		// Layouts have no path, resource routes no view, and "*" is the catch-all.
		if (!route?.module.default || !(route.index || route.path) || route.path === '*') continue
		const pattern = `/${route.path ?? ''}`
		const around = withLayouts(route, routes)
		const files = around.flatMap(({ id }) => filesOf(assets.routes[id])).filter((file) => !everywhere.includes(file))
		routeRules[pattern] = {
			payload: Boolean(route.module.loader),
			prerender: prerendered.includes(pattern),
			loaders: around.filter(({ module }) => module.loader).map(({ id }) => id),
			files: [...new Set(files)],
		}
	}
	const unknown = prerendered.filter((pattern) => !routeRules[pattern])
	if (unknown.length > 0) throw new Error(`app/pages.ts names pages the build does not have: ${unknown}`)
	return { routeRules, prerendered }
}

function filesOf(route: ServerBuild['assets']['routes'][string]): string[] {
	return route ? [route.module, ...(route.imports ?? [])] : []
}

type Routes = ServerBuild['routes']

/** A page's route and its layouts, without the root; outermost first. */
function withLayouts(page: NonNullable<Routes[string]>, routes: Routes) {
	const around = [page]
	for (let layout = routes[page.parentId ?? '']; layout?.parentId; layout = routes[layout.parentId]) {
		around.unshift(layout)
	}
	return around
}
