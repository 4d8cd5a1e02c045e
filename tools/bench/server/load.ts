import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

const WARM_UP_MS = 500
/** `/proc` counts in hundredths of a second. */
const TICK_US = 10_000

export interface Load {
	requestsPerSecond: number
	/** Server processor time per request, in microseconds; null without `/proc`. */
	cpuMicroseconds: number | null
}

/** Repeats one request on several connections with prepared bytes; an HTTP client would use more processor time than the server. */
export async function load(url: string, pid: number, { ms = 1500, connections = 16 } = {}): Promise<Load> {
	const { hostname, port, pathname, search, host } = new URL(url)
	const question = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`)
	const size = await sizeOfAnswer(Number(port), hostname, question)
	let count = 0
	let isOver = false
	const sockets = Array.from({ length: connections }, () => {
		const socket = connect(Number(port), hostname, () => socket.write(question))
		let received = 0
		socket.on('data', (bytes) => {
			received += bytes.byteLength
			if (received < size) return
			received -= size
			count++
			if (!isOver) socket.write(question)
		})
		return socket
	})
	await wait(WARM_UP_MS)
	const [countBefore, cpuBefore, started] = [count, cpuOf(pid), performance.now()]
	await wait(ms)
	const [asked, cpu, took] = [count - countBefore, cpuOf(pid), performance.now() - started]
	isOver = true
	for (const socket of sockets) socket.destroy()
	return {
		requestsPerSecond: (asked / took) * 1000,
		cpuMicroseconds: cpu === null || cpuBefore === null ? null : (cpu - cpuBefore) / asked,
	}
}

/** Bytes of one response; constant, because ids and dates have a fixed length. */
function sizeOfAnswer(port: number, hostname: string, question: Buffer): Promise<number> {
	return new Promise((resolve, reject) => {
		let text = ''
		const socket = connect(port, hostname, () => socket.write(question))
		socket.on('error', reject)
		socket.setEncoding('latin1').on('data', (chunk) => {
			text += chunk
			const head = text.indexOf('\r\n\r\n')
			const length = /content-length: (\d+)/i.exec(text)?.[1]
			if (head < 0 || length === undefined) return
			socket.destroy()
			resolve(head + 4 + Number(length))
		})
	})
}

function cpuOf(pid: number): number | null {
	try {
		const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
		return (Number(fields[11]) + Number(fields[12])) * TICK_US
	} catch {
		return null
	}
}

function wait(ms: number) {
	return new Promise((resolve) => setTimeout(resolve, ms))
}
