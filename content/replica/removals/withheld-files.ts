import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeFileAtomic } from '#lib/write-file-atomic.ts'
import type { WithheldRemoval } from './withheld.ts'

const withheldFile = z.array(
	z.object({ id: z.string(), list: z.string(), held: z.number(), offered: z.number(), takenOverFrom: z.string() }),
)
const acceptedFile = z.array(z.string())

export type ListedRemoval = z.infer<typeof withheldFile>[number]

/** Two small files beside the snapshot, by which a command on the same machine reaches a running site. */
export function withheldFiles(dataDir: string) {
	const folder = join(dataDir, 'replica')
	const listed = join(folder, 'withheld.json')
	const accepted = join(folder, 'accepted.json')

	async function write(path: string, value: unknown) {
		await mkdir(folder, { recursive: true })
		await writeFileAtomic(path, JSON.stringify(value))
	}

	return {
		async list(removals: WithheldRemoval[]) {
			if (removals.length > 0) await write(listed, removals)
			else await Promise.all([rm(listed, { force: true }), rm(accepted, { force: true })])
		},
		/** Empty when the site is not running. */
		read: async (): Promise<ListedRemoval[]> => withheldFile.catch([]).parse(await readJson(listed)),
		accept: (ids: string[]) => write(accepted, ids),
		readAccepted: async (): Promise<string[]> => acceptedFile.catch([]).parse(await readJson(accepted)),
	}
}

async function readJson(path: string): Promise<unknown> {
	try {
		return JSON.parse(await readFile(path, 'utf8'))
	} catch {
		return null
	}
}
