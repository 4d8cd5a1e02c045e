import { MINUTE_MS } from '#lib/dates.ts'
import { aDog } from '../content/dog.ts'
import { aBackend, loadedDog } from './backend.ts'
import { aReplica, tempDir } from './replica.ts'

/** Ids from 101. */
export function dogs(count: number) {
	return Array.from({ length: count }, (_, n) => loadedDog(aDog({ id: 101 + n, title: `Dog ${101 + n}` })))
}

/** A replica with `count` dogs, a test clock, and rounds on demand. */
export async function aKennel(count: number, { dataDir = '', made = aBackend() } = {}) {
	const clock = { at: Date.parse('2026-11-22T10:00:00Z'), ahead: 0 }
	const dir = dataDir || (await tempDir())
	made.world.shelves.dogs = dogs(count)
	const settings = {
		made,
		dataDir: dir,
		pollSeconds: 100_000,
		now: () => clock.at + clock.ahead,
		uptime: () => clock.at,
	}
	const { replica, world, details, logged } = await aReplica(settings)
	await replica.start()
	await replica.current()
	const shown = async () => (await replica.current()).dogs.length
	/** A full round, some minutes later. */
	async function round(minutes = 0) {
		clock.at += minutes * MINUTE_MS
		await replica.syncAll()
		return shown()
	}
	return { replica, world, made, details, logged, clock, shown, round, dataDir: dir }
}
