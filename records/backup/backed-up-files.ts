const MEBIBYTE = 1024 ** 2

/**
 * The files of `DATA_DIR` that a backup holds, and nothing else: what is not named here is not backed up, and a backup that has it is
 * not restored. Pictures are made again, records are rows, and emails written as files have live links (decision 104).
 */
const BACKED_UP_FILES = [
	{ name: /^(?:content|form)-secret$/, maxBytes: 4096 },
	{ name: /^replica\/snapshot(?:\.previous)?\.ndjson$/, maxBytes: 256 * MEBIBYTE },
	// Named by `isFileId` of `records/files/`. A file that people send has at most 15 MB; a picture is encoded again.
	{ name: /^files\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, maxBytes: 64 * MEBIBYTE },
]

/** The folders of `DATA_DIR` that have such files. */
export const BACKED_UP_FOLDERS = ['', 'replica', 'files']

/** How large a file of a backup may be; undefined for one that no backup holds. @param file its path in `DATA_DIR`, with `/` */
export function maxBytesOfFile(file: string): number | undefined {
	return BACKED_UP_FILES.find(({ name }) => name.test(file))?.maxBytes
}
