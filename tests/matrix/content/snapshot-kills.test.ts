import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSnapshotStore } from '#content/replica/snapshot/snapshot.ts'
import { freshFolder } from '#tests/integration/support/site-process.ts'

const KILLS = 6
const MAX_BURST_MS = 200
const WRITER = join(import.meta.dirname, '../../integration/content/snapshot-writer.ts')

test('a site killed while it saves its content finds a whole copy, never older than the last it had saved', async () => {
	const dataDir = freshFolder('snapshot-kills')
	const log = { info() {}, warn() {}, error() {} }
	let saved = 0
	for (let kill = 0; kill < KILLS; kill += 1) {
		const writer = spawn(process.execPath, [WRITER, dataDir, String(saved)], { stdio: ['ignore', 'pipe', 'inherit'] })
		let output = ''
		const isWriting = Promise.withResolvers<void>()
		writer.stdout.on('data', (data) => {
			output += data
			isWriting.resolve()
		})
		await isWriting.promise
		await setTimeout(Math.random() * MAX_BURST_MS)
		writer.kill('SIGKILL')
		await once(writer, 'close')
		saved = Number(output.split('\n').at(-2))

		const found = await createSnapshotStore(dataDir, 'http://wp.example', log).read()

		expect(found).toMatchObject({ isWhole: true, rejected: [] })
		expect(found?.data.items.dogs).toHaveLength(400)
		expect(Number(found?.data.notificationEmail)).toBeGreaterThanOrEqual(saved)
	}
})
