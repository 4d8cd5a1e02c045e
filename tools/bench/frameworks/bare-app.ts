import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { installPackages, versionOf } from '#tools/bench/shared/packages.ts'
import type { PageMarkup } from './markup.ts'

/** The pages of our site that the frameworks show, by path. */
export type Pages = Record<string, PageMarkup>

export interface Framework {
	name: string
	/** The set of packages that it needs (`tools/bench/packages`), named after the framework's own. */
	packages: string
	/** The files of the app. */
	files: (pages: Pages) => Record<string, string>
	/** Arguments of Node. */
	build: string[]
	start: (port: number) => string[]
	env?: Record<string, string>
}

export interface BareApp {
	name: string
	url: string
	pid: number
	stop: () => Promise<void>
}

const START_WITHIN_MS = 60_000

/** Creates, builds and starts a minimal app with the same markup and style sheet, and one button that works. */
export async function startBareApp(framework: Framework, pages: Pages): Promise<BareApp> {
	const name = nameOf(framework)
	const folder = installPackages(framework.packages)
	const env = { ...process.env, NODE_ENV: 'production', ...framework.env }
	const files = framework.files(pages)
	const built = join(folder, 'built.json')
	if (!existsSync(built) || readFileSync(built, 'utf8') !== JSON.stringify(files)) {
		console.error(`  building ${name} …`)
		rmSync(built, { force: true })
		for (const [path, text] of Object.entries(files)) {
			mkdirSync(dirname(join(folder, path)), { recursive: true })
			writeFileSync(join(folder, path), text)
		}
		const { status, stdout, stderr } = spawnSync(process.execPath, framework.build, {
			cwd: folder,
			env,
			encoding: 'utf8',
		})
		if (status !== 0) throw new Error(`it did not build:\n${stdout}\n${stderr}`)
		writeFileSync(built, JSON.stringify(files))
	}
	const port = await freePort()
	const child = spawn(process.execPath, framework.start(port), {
		cwd: folder,
		env: { ...env, PORT: String(port), HOST: 'localhost' },
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	const url = `http://localhost:${port}`
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
	const stop = () => {
		child.kill()
		return ended
	}
	try {
		await answers(url)
	} catch (error) {
		await stop()
		throw error
	}
	return { name, url, pid: child.pid ?? 0, stop }
}

/** For example “bare Next 16.4.6”. */
export function nameOf({ name, packages }: Framework): string {
	return `bare ${name} ${versionOf(packages)}`
}

function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const server = createServer().listen(0, 'localhost', () => {
			const address = server.address()
			server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
		})
	})
}

async function answers(url: string) {
	const end = Date.now() + START_WITHIN_MS
	for (;;) {
		const response = await fetch(url).catch(() => undefined)
		if (response?.ok) return
		if (Date.now() > end) throw new Error(`${url} did not answer 200`)
		await new Promise((resolve) => setTimeout(resolve, 100))
	}
}
