import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file as it was last read. The same object comes back for as long as the file does not change. */
export type ReadFile<T> = { file: string; stamp: string } & ({ ok: true; value: T } | { ok: false; problem: string })

/** Reads files of one kind, and reads a file again only when its time or size says that it changed. */
interface FileCache<T> {
	/** Undefined when the file does not exist. */
	read(file: string): Promise<ReadFile<T> | undefined>
}

/** Makes a cache over a folder; `parse` may throw, its message becomes the problem of that file. */
export function createFileCache<T>(
	folder: string,
	parse: (source: string, file: string, writtenAt: number) => T,
): FileCache<T> {
	const known = new Map<string, ReadFile<T>>()

	async function read(file: string): Promise<ReadFile<T> | undefined> {
		const path = join(folder, file)
		const found = await stat(path).catch(undefinedIfMissing)
		if (!found?.isFile()) {
			known.delete(file)
			return undefined
		}
		const stamp = `${found.mtimeMs}/${found.size}`
		const before = known.get(file)
		if (before?.stamp === stamp) return before
		const fresh = await parsed(path, file, stamp, found.mtimeMs)
		known.set(file, fresh)
		return fresh
	}

	async function parsed(path: string, file: string, stamp: string, writtenAt: number): Promise<ReadFile<T>> {
		try {
			return { file, stamp, ok: true, value: parse(await readFile(path, 'utf8'), file, writtenAt) }
		} catch (error) {
			return { file, stamp, ok: false, problem: firstLine(error) }
		}
	}

	return { read }
}

/** Other errors are thrown: an unreadable file must not count as deleted. */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
	if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
	throw error
}

/** YAML errors go on with a drawing of the place; the first line says what and where. */
function firstLine(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error)
	return message.split('\n')[0]?.replace(/:$/, '') ?? message
}
