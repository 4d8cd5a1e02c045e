import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../open-store.ts'
import { StoreUnavailableError } from '../store-error.ts'
import { withTimeLimit } from '../time-limit.ts'

/** Takes connections, as a frozen server's machine does, and never says a word. */
async function silentServer() {
	const sockets = new Set<Socket>()
	const server = createServer((socket) => void sockets.add(socket.on('error', () => {})))
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	onTestFinished(() => {
		for (const socket of sockets) socket.destroy()
		server.close()
	})
	// A server that listens on TCP has no address that is text.
	return `postgres://us@127.0.0.1:${(server.address() as AddressInfo).port}/ours`
}

test('a database that accepts connections and never responds times out', async () => {
	const databaseUrl = await silentServer()
	const opening = withTimeLimit(300, () =>
		openStore({ dataDir: '', databaseUrl, onLostConnection: () => {}, retryForMs: 0 }),
	)
	await expect(opening).rejects.toThrow(StoreUnavailableError)
	await expect(opening).rejects.toThrow('the database did not answer in time')
})
