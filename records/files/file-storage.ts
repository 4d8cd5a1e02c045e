const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Where the bytes of files are: a folder, or object storage. Each method rejects with `FileStorageError` or a system error. */
export interface FileStorage {
	/** Stores a copy of a local file. Resolves once it is stored for good; a file that was not is not found. */
	put(id: string, path: string): Promise<void>
	/** Undefined when there is no such file. */
	read(id: string): Promise<ReadableStream | undefined>
	/** Everything of ours, also what was never finished. */
	list(): AsyncIterable<StoredFile>
	/** Also resolves when there was none. */
	delete(name: string): Promise<void>
	/** Writes, reads, lists and deletes a probe. Rejects with what failed. */
	verify(): Promise<void>
}

export interface StoredFile {
	name: string
	/** Milliseconds since 1970. */
	storedAt: number
}

/** A file could not be stored, read or deleted. The message is for operators and has no key. */
export class FileStorageError extends Error {
	override name = 'FileStorageError'
}

/** Whether it is an id of ours: nothing that a visitor sends is part of a path. */
export function isFileId(id: string): boolean {
	return ID.test(id)
}

/** @throws for anything else than an id of ours */
export function checkedFileId(id: string): string {
	if (!isFileId(id)) throw new Error('invalid file id')
	return id
}
