import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { retainPrevious } from '#server/build/retain-previous.ts'
import { eventually, freshFolder, type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { freePort } from '#tests/proxy/ports.ts'

const root = join(import.meta.dirname, '../../../..')
/** Needed by `server/main.ts`. */
export const RUN_FROM = ['server', 'content', 'domain', 'records', 'jobs', 'lib', 'package.json']
const HASHED_SCRIPT = /(?<=\/|")([\w.-]+-)([\w-]{8})(?=\.js\b)/g

/** A site that is deployed repeatedly at one address, with open tabs. */
export interface Deployments {
	url: string
	/** Serves this checkout's build. */
	deployFirst(): Promise<void>
	/** Serves a build with changed scripts, with or without the earlier files. */
	deployNext(options: { keepsPrevious: boolean }): Promise<void>
	stop(): Promise<void>
}

export async function startDeployments(): Promise<Deployments> {
	const folder = freshFolder('deployments')
	for (const name of RUN_FROM) cpSync(join(root, name), join(folder, name), { recursive: true })
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
	const own = { PORT: String(await freePort()), DATA_DIR: join(folder, '.data') }
	const settings = { ...own, CONTENT_DIR: join(root, 'sample'), LOG_LEVEL: 'warn' }
	const builds = { first: join(folder, 'first'), next: join(folder, 'next'), served: join(folder, 'build') }
	cpSync(join(root, 'build'), builds.first, { recursive: true })
	makeNextBuild(builds.first, builds.next)
	cpSync(builds.first, builds.served, { recursive: true })
	let site: SiteProcess = await startSiteProcess(settings, folder)
	const { url } = site
	// On a busy machine the first load takes longer than a request waits, which then gets a page of the lists that have arrived.
	await eventually(
		async () => JSON.parse((await site.get('/readyz')).text).content.lastSyncAt,
		(at) => at !== null,
		120_000,
	)

	async function serve(build: string, previous?: string) {
		await site.stop()
		rmSync(builds.served, { recursive: true })
		cpSync(build, builds.served, { recursive: true })
		rmSync(join(builds.served, 'previous'), { recursive: true, force: true })
		if (previous) retainPrevious(previous, builds.served)
		site = await startSiteProcess(settings, folder)
	}

	return {
		url,
		deployFirst: () => serve(builds.first),
		deployNext: ({ keepsPrevious }) => serve(builds.next, keepsPrevious ? builds.first : undefined),
		stop: async () => void (await site.stop()),
	}
}

/** The same build with other script names and another id. */
function makeNextBuild(first: string, next: string) {
	cpSync(first, next, { recursive: true, filter: (file) => !/\.(br|gz)$|previous$/.test(file) })
	const assets = join(next, 'client', 'assets')
	const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
	for (const file of [...scripts.map((name) => join(assets, name)), join(next, 'server', 'index.js')]) {
		writeFileSync(file, rename(readFileSync(file, 'utf8')))
	}
	for (const name of scripts) renameSync(join(assets, name), join(assets, rename(`/${name}`).slice(1)))
	const builds = join(next, 'client', 'builds')
	const id = 'the-next-build'
	const [meta = ''] = readdirSync(join(builds, 'meta'))
	mkdirSync(builds, { recursive: true })
	renameSync(join(builds, 'meta', meta), join(builds, 'meta', `${id}.json`))
	writeFileSync(join(builds, 'latest.json'), JSON.stringify({ id, timestamp: Date.now() }))
}

function rename(text: string): string {
	return text.replace(HASHED_SCRIPT, '$1NEXT$2')
}
