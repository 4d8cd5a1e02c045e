import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'

/** Processor, cores, memory, Node and, if given, the browser. */
export function describeMachine(browser?: string): string {
	const [cpu] = cpus()
	const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`
	const parts = [`${cpus().length} × ${cpu?.model.trim()}`, memory, `Node ${process.versions.node}`]
	return [...parts, ...(browser ? [browser] : [])].join(', ')
}

/** For example “Chromium 156.0.8078.73”. */
export function browserVersion(executablePath: string): string {
	const version = execFileSync(executablePath, ['--version', '--no-sandbox'], { encoding: 'utf8' })
	const [, number = version.trim()] = /([\d.]+\d)/.exec(version) ?? []
	return `Chromium ${number}`
}
