import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createReplica } from '#content/replica/replica.ts'
import { aDog } from '../content/dog.ts'
import { aBackend, loadedDog } from './backend.ts'

export const biscuit = loadedDog(aDog({ id: 101, title: 'Biscuit' }))
export const juno = loadedDog(aDog({ id: 102, title: 'Juno' }))

export async function tempDir() {
	const dir = await mkdtemp(join(tmpdir(), 'replica-'))
	onTestFinished(() => rm(dir, { recursive: true, force: true }))
	return dir
}

type Settings = Partial<Parameters<typeof createReplica>[0]> & { made?: ReturnType<typeof aBackend> }

export async function aReplica({ made = aBackend(), ...settings }: Settings = {}) {
	const logged: string[] = []
	const details: Record<string, unknown>[] = []
	const note = (level: string) => (fields: object, message: string) => {
		logged.push(`${level}: ${message}`)
		details.push({ ...fields, level, message })
	}
	const replica = createReplica({
		backend: made.backend,
		dataDir: settings.dataDir ?? (await tempDir()),
		log: { info: note('info'), warn: note('warn'), error: note('error') },
		...settings,
	})
	onTestFinished(() => replica.stop())
	return { replica, logged, details, ...made }
}

/** A replica that has read two dogs, with its backend and data folder. */
export async function aSyncedReplica(settings: Settings = {}) {
	const dataDir = settings.dataDir ?? (await tempDir())
	const made = settings.made ?? aBackend()
	made.world.shelves.dogs.push(biscuit, juno)
	const synced = await aReplica({ dataDir, ...settings, made })
	await synced.replica.start()
	await synced.replica.current()
	return { ...synced, dataDir }
}
