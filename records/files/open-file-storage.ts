import type { Store } from '../store/open-store.ts'
import type { FileStorage } from './file-storage.ts'
import { createFolderStorage } from './folder-storage.ts'
import type { S3Settings } from './s3-settings.ts'
import { createS3Storage } from './s3-storage.ts'
import { sweepFiles } from './sweep-files.ts'

interface FileSettings {
	dataDir: string
	/** Null for the folder. */
	uploadsS3: S3Settings | null
}

/** The storage of the settings. */
export function openFileStorage({ dataDir, uploadsS3 }: FileSettings): FileStorage {
	return uploadsS3 ? createS3Storage(uploadsS3) : createFolderStorage(dataDir)
}

/** Deletes what no case has any more, and what uploads that were cut off left in the folder. Each place is tried. */
export async function sweepAllFiles(store: Pick<Store, 'db'>, settings: FileSettings, now: number): Promise<unknown[]> {
	const errors: unknown[] = []
	const places = [createFolderStorage(settings.dataDir), ...(settings.uploadsS3 ? [openFileStorage(settings)] : [])]
	for (const place of places) await sweepFiles(store, place, now).catch((error: unknown) => errors.push(error))
	return errors
}
