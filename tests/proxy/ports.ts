import { randomInt } from 'node:crypto'
import { connect, createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections: one of those could take the port while its program restarts. */
const FIRST_PORT = 11_000
const LAST_PORT = 32_000

/** A free port, for programs that cannot choose one, or that are started again on it. */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(FIRST_PORT, LAST_PORT)
		if (await canListen(port)) return port
	}
}

/** On all addresses, IPv6 and IPv4. */
function canListen(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer().once('error', () => resolve(false))
		server.listen(port, () => server.close(() => resolve(true)))
	})
}

export function canConnect(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, '127.0.0.1')
		socket.once('connect', () => {
			socket.destroy()
			resolve(true)
		})
		socket.once('error', () => resolve(false))
	})
}
