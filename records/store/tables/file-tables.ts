/** A link by which the person of a case sends files. One works at a time. */
export interface FileLinkTable {
	id: string
	submission_id: string
	/** Hash of the key in the email; null until it is sent. */
	key_hash: string | null
	created_at: number
	expires_at: number
}

/** A file of a case; its bytes are in `DATA_DIR/files`, under its id. */
export interface CaseFileTable {
	id: string
	submission_id: string
	/** The name that the person gave it, for showing only: never part of a path. */
	name: string
	/** By its content, never as the browser said. */
	type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | 'application/pdf'
	bytes: number
	created_at: number
}
