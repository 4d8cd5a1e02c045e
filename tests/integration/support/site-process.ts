import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMALL_HEAP, SMALL_POOLS } from '#tools/scripts/runtime/node-flags.mjs'
import { serverEntry } from './server-entry.ts'

const root = join(import.meta.dirname, '../../..')
/** A second on a quiet machine. */
const START_TIMEOUT_MS = 180_000
/** Node's compile cache, shared by all processes: a fifth of a start. */
export const COMPILE_CACHE = join(root, 'node_modules/.cache/node-compile')
/** Room for all objects of a start, which V8 else moves several times: a tenth of it. */
const ROOM_FOR_START = '--min-semi-space-size=16'

/** A temporary folder. */
export function freshFolder(name: string): string {
	return mkdtempSync(join(tmpdir(), `${name}-`))
}

/** The built site as a process on a port of the system's choice, with its log. */
export interface SiteProcess {
	url: string
	pid: number
	/** Every log line so far, parsed. */
	logged: () => Record<string, unknown>[]
	/** All its output. */
	printed: () => string
	get(path: string, headers?: Record<string, string>): Promise<{ status: number; headers: Headers; text: string }>
	/** Resident memory in bytes (Linux; 0 elsewhere). */
	memory(): number
	/** Sends a signal and resolves with the exit code. */
	stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts a site as deployed, to measure memory or start: a small heap, no bundle, and a compile cache only where `settings` name one. */
export function startDeployedSite(settings: Record<string, string>, folder = root): Promise<SiteProcess> {
	return startSiteProcess({ NODE_COMPILE_CACHE: '', ...settings }, folder, SMALL_HEAP)
}

/** Starts the site like operators do, with quiet default settings, from this checkout or another `folder`. Await its `stop`. */
export async function startSiteProcess(
	settings: Record<string, string>,
	folder = root,
	flags: readonly string[] = [],
): Promise<SiteProcess> {
	const isDeployed = folder !== root || flags.length > 0
	const program = isDeployed ? [...flags, 'server/main.ts'] : [ROOM_FOR_START, serverEntry('main')]
	const child = spawn(process.execPath, program, {
		cwd: folder,
		env: {
			PATH: process.env.PATH,
			...SMALL_POOLS,
			NODE_COMPILE_CACHE: COMPILE_CACHE,
			NODE_ENV: 'production',
			PORT: '0',
			DATA_DIR: freshFolder('site-data'),
			LOG_LEVEL: 'info',
			// Without background work: dozens of sites start in the tests.
			PRERENDER: 'off',
			AVIF: 'off',
			// Tests share one network address. Empty in a test: the default limits.
			MAX_NEW_ADDRESS_EMAILS_PER_CLIENT_HOUR: '1000',
			MAX_NEW_ADDRESS_EMAILS_PER_SITE_HOUR: '1000',
			MAX_UNPAID_ORDERS_PER_VISITOR: '1000',
			MAX_UNPAID_STOCK_PERCENT: '100',
			...settings,
		},
	})
	let output = ''
	child.stdout.on('data', (chunk) => {
		output += chunk
	})
	child.stderr.on('data', (chunk) => {
		output += chunk
	})
	const url = await waitForAddress(child, () => output)
	return {
		url,
		pid: child.pid ?? 0,
		logged: () => output.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : [])),
		printed: () => output,
		async get(path, headers = {}) {
			const response = await fetch(url + path, { headers, redirect: 'manual' })
			return { status: response.status, headers: response.headers, text: await response.text() }
		},
		memory() {
			if (process.platform !== 'linux') return 0
			const [, kibibytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
			return Number(kibibytes) * 1024
		},
		stop(signal = 'SIGTERM') {
			if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
			const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
			child.kill(signal)
			return ended
		},
	}
}

function waitForAddress(child: ChildProcess, output: () => string): Promise<string> {
	return new Promise((resolve, reject) => {
		const impatience = setTimeout(() => reject(new Error(`the site did not start:\n${output()}`)), START_TIMEOUT_MS)
		child.once('exit', (code) => reject(new Error(`the site ended with ${code}:\n${output()}`)))
		child.stdout?.on('data', () => {
			// With SITE_URL the process must be asked for its port.
			const [, publicAddress, address = publicAddress] =
				/The site is at (\S+)(?: and listens at (\S+))?\n/.exec(output()) ?? []
			if (!address) return
			clearTimeout(impatience)
			resolve(address)
		})
	})
}

/** Repeats until the condition holds; fails with the last value after `timeoutMs`. A busy machine takes its time. */
export async function eventually<T>(
	ask: () => Promise<T>,
	isRight: (answer: T) => boolean,
	timeoutMs = 60_000,
): Promise<T> {
	const end = Date.now() + timeoutMs
	for (;;) {
		const answer = await ask()
		if (isRight(answer)) return answer
		if (Date.now() > end) throw new Error(`not right after ${timeoutMs} ms: ${JSON.stringify(answer).slice(0, 2000)}`)
		await new Promise((resolve) => setTimeout(resolve, 50))
	}
}
