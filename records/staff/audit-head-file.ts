import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Store } from '../store/open-store.ts'
import { type NewestSeal, newestSeal } from './audit-seals.ts'

/** In the data folder. Not in backups: a restored log has another end. */
export const AUDIT_HEAD_FILE = 'audit-head.json'

const kept = z.object({ number: z.number().int().positive(), seal: z.string() })

/**
 * Keeps the newest seal of the audit log in the data folder too. Who writes to the database alone could delete entries and all seals, and have
 * the rest sealed anew; they cannot change this file. A file that the log does not fit any more stays, so that the check goes on saying so.
 */
export async function keepAuditHead(store: Store, dataDir: string): Promise<void> {
	const [before, newest] = [await readAuditHead(dataDir), await newestSeal(store)]
	if (!newest || newest.number === before?.number || (before && !(await hasSeal(store, before)))) return
	const path = join(dataDir, AUDIT_HEAD_FILE)
	await writeFile(`${path}.part`, JSON.stringify(newest), { mode: 0o600 })
	await rename(`${path}.part`, path)
}

/** Undefined before the first, and for a file that is not whole. */
export async function readAuditHead(dataDir: string): Promise<NewestSeal | undefined> {
	const text = await readFile(join(dataDir, AUDIT_HEAD_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'ENOENT') throw error
		return ''
	})
	try {
		return kept.safeParse(JSON.parse(text)).data
	} catch {
		return undefined
	}
}

/** Begins anew: after the demo was removed. */
export function forgetAuditHead(dataDir: string): Promise<void> {
	return rm(join(dataDir, AUDIT_HEAD_FILE), { force: true })
}

/** Whether the log was sealed up to here, and with this seal. An entry that is gone is missed by its number (`checkAuditLog`). */
export async function hasSeal(store: Pick<Store, 'db'>, { number, seal }: NewestSeal): Promise<boolean> {
	const newest = await newestSeal(store)
	if (!newest || newest.number < number) return false
	if (newest.number === number) return newest.seal === seal
	const entry = await store.db
		.selectFrom('audit_entry')
		.select('seal')
		.where('seal_number', '=', number)
		.executeTakeFirst()
	return entry === undefined || entry.seal === seal
}
