import { freePort } from '#tests/proxy/ports.ts'

/**
 * Free ports for one run of browser tests, so that several can run at once. Playwright evaluates its configuration again in each worker,
 * which inherits the environment: the first process chooses.
 */
export async function runPorts(variable: string, count: number): Promise<number[]> {
	if (!process.env[variable]) {
		const ports = new Set<number>()
		while (ports.size < count) ports.add(await freePort())
		process.env[variable] = [...ports].join()
	}
	return process.env[variable].split(',').map(Number)
}
