import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages, versionOf } from '#tools/bench/shared/packages.ts'

/** Exact, because scores differ between versions. Installed when first used: 176 MB, and only this report needs it. */
export const LIGHTHOUSE_VERSION = versionOf('lighthouse')

/** The metrics of the performance score, and the requests; what the other audits gather would double the time of a run. */
const AUDITS = [
	'first-contentful-paint',
	'largest-contentful-paint',
	'total-blocking-time',
	'cumulative-layout-shift',
	'speed-index',
	'network-requests',
]

export interface Run {
	/** 0 to 100. */
	score: number
	largestPaintMs: number
	blockedMs: number
	shift: number
	firstPaintMs: number
	/** Bytes as transferred, with headers. */
	scriptBytes: number
	scriptFiles: number
}

export interface Visit {
	url: string
	blockedUrlPatterns?: string[]
	/** Observe for this long after the load event; Lighthouse's default is 1 s. */
	pauseAfterLoadMs?: number
}

type Throttling = 'simulate' | 'devtools'

/** The parts of Lighthouse's result that are used. */
interface Result {
	lhr: {
		runtimeError?: { message: string }
		categories: { performance: { score: number | null } }
		audits: Record<string, { numericValue?: number; details?: { items: NetworkRequest[] } } | undefined>
	}
}

interface NetworkRequest {
	url: string
	resourceType: string
	transferSize: number
	statusCode: number
}

interface Lighthouse {
	default: (url: string, flags: Record<string, unknown>) => Promise<Result>
}

interface Launcher {
	launch: (options: Record<string, unknown>) => Promise<{ port: number; kill: () => void | Promise<void> }>
}

export async function createLighthouse(chromePath: string, throttlingMethod: Throttling) {
	const modules = join(installPackages('lighthouse'), 'node_modules')
	// Neither package is a dependency, so neither has types here.
	const load = <Module>(path: string) => import(pathToFileURL(join(modules, path)).href) as Promise<Module>
	const { default: lighthouse } = await load<Lighthouse>('lighthouse/core/index.js')
	const launcher = await load<Launcher>('chrome-launcher/dist/index.js')
	const chromeFlags = ['--headless', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]

	/** One run in a new browser, with Lighthouse's default: a mobile phone. */
	return async function measure({ url, ...settings }: Visit): Promise<Run> {
		const chrome = await launcher.launch({ chromePath, chromeFlags, logLevel: 'error' })
		try {
			const flags = { port: chrome.port, output: 'json', logLevel: 'error', throttlingMethod, onlyAudits: AUDITS }
			return readResult(await lighthouse(url, { ...flags, ...settings }))
		} finally {
			await chrome.kill()
		}
	}
}

function readResult({ lhr: { runtimeError, categories, audits } }: Result): Run {
	const { score } = categories.performance
	if (runtimeError || score === null) throw new Error(`Lighthouse failed: ${runtimeError?.message ?? 'no score'}`)
	const scripts = (audits['network-requests']?.details?.items ?? []).filter(
		({ resourceType, statusCode, url }) =>
			statusCode === 200 && (resourceType === 'Script' || new URL(url).pathname.endsWith('.js')),
	)
	const numeric = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
	return {
		score: score * 100,
		largestPaintMs: numeric('largest-contentful-paint'),
		blockedMs: numeric('total-blocking-time'),
		shift: numeric('cumulative-layout-shift'),
		firstPaintMs: numeric('first-contentful-paint'),
		scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
		scriptFiles: new Set(scripts.map(({ url }) => url)).size,
	}
}
