import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

const CONNECTIONS = 16
const BROTLI = { 'Accept-Encoding': 'br' }
/** `/proc` counts in hundredths of a second. */
const TICK_MS = 10

/** Sends requests on several connections, each from its own client address; returns the statuses. */
export async function hammer(address: () => string, count: number): Promise<number[]> {
	const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
	const statuses: number[] = []
	let left = count
	await Promise.all(
		Array.from({ length: CONNECTIONS }, async (_, client) => {
			while (left-- > 0) statuses.push(await ask(address(), agent, { 'X-Forwarded-For': `10.0.0.${client}` }))
		}),
	)
	agent.destroy()
	return statuses
}

/** One request, for a compressed response that is read to its end. */
export function ask(url: string, agent: Agent, headers: Record<string, string> = {}): Promise<number> {
	return new Promise((resolve, reject) => {
		request(url, { agent, headers: { ...BROTLI, ...headers } }, (response) => {
			response.resume().on('end', () => resolve(response.statusCode ?? 0))
		})
			.on('error', reject)
			.end()
	})
}

/** The processor time of a process so far, with all its threads. */
export function cpuMs(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
	return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
