import { HOUR_MS } from '#lib/dates.ts'
import type { Store } from '../store/open-store.ts'
import type { FileStorage } from './file-storage.ts'

/** Longer than any upload takes. */
const MIN_ORPHAN_AGE_MS = HOUR_MS

/**
 * Deletes the bytes of files that no case has any more: deleted, erased, expired, or never finished. What cannot be deleted is tried
 * again with the next sweep. Returns how many were deleted.
 *
 * @throws the first error, after the others were tried
 */
export async function sweepFiles({ db }: Pick<Store, 'db'>, storage: FileStorage, now: number): Promise<number> {
	const orphans: string[] = []
	// Listed first: a file that is added meanwhile is too young.
	for await (const { name, storedAt } of storage.list()) {
		if (now - storedAt >= MIN_ORPHAN_AGE_MS) orphans.push(name)
	}
	if (orphans.length === 0) return 0
	const known = new Set((await db.selectFrom('case_file').select('id').execute()).map(({ id }) => id))
	const [errors, names] = [[] as unknown[], orphans.filter((name) => !known.has(name))]
	for (const name of names) await storage.delete(name).catch((error: unknown) => errors.push(error))
	if (errors.length > 0) throw errors[0]
	return names.length
}
