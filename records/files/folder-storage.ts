import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { writeFileAtomic } from '#lib/write-file-atomic.ts'
import { checkedFileId, type FileStorage } from './file-storage.ts'

/** Files that are being received are there in any case; finished ones without object storage. */
export function filesFolder(dataDir: string): string {
	return join(dataDir, 'files')
}

/** Files in `DATA_DIR/files`. */
export function createFolderStorage(dataDir: string): FileStorage {
	const folder = filesFolder(dataDir)
	const pathOf = (id: string) => join(folder, checkedFileId(id))

	return {
		async put(id, path) {
			await writeFileAtomic(pathOf(id), (file) => file.writeFile(createReadStream(path)))
		},
		async read(id) {
			try {
				const file = await open(pathOf(id))
				return Readable.toWeb(file.createReadStream()) as ReadableStream
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
				throw error
			}
		},
		async *list() {
			for (const name of await readdir(folder).catch(() => [])) {
				const found = await stat(join(folder, name)).catch(() => undefined)
				if (found) yield { name, storedAt: found.mtimeMs }
			}
		},
		delete: (name) => rm(join(folder, basename(name)), { force: true }),
		async verify() {
			await mkdir(folder, { recursive: true, mode: 0o700 })
			const probe = join(folder, `${randomUUID()}.tmp`)
			await writeFileAtomic(probe, 'probe')
			await access(probe)
			await rm(probe)
		},
	}
}
