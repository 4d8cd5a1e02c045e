import type { ServerBuild } from 'react-router'
import type * as AppEntry from '#app/entry.server.tsx'

/** The built app, or in development a function that loads the newest. */
export type AppBuild = ServerBuild | (() => Promise<ServerBuild>)

/** The exports of the built app. Context keys must come from the bundle. */
export async function appEntry(build: AppBuild): Promise<typeof AppEntry> {
	const loaded = typeof build === 'function' ? await build() : build
	return loaded.entry.module as unknown as typeof AppEntry
}
