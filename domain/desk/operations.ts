/** A record or field that the content backend sent and the site could not use. */
export interface SkippedRecord {
	/** "dog" */
	type: string
	id: number | string | null
	field: string
	/** Why, in a sentence of the site's log. */
	message: string
	/** When it was reported last. */
	at: number
}

export interface SettingCheck {
	title: string
	/** `note`: works, but someone should know. */
	state: 'ok' | 'note' | 'problem'
	/** What is set and what to do; never a secret. */
	words: string
}

/** Where a record of the content is changed. */
export type EditPlace = { kind: 'link'; url: string } | { kind: 'file'; name: string }

/** What the desk may ask the running site about itself. */
export interface Operations {
	/** Since the site started, newest first. */
	skipped(): SkippedRecord[]
	/** In words; empty when the content is current. */
	contentNotes(): string[]
	settings(): Promise<SettingCheck[]>
	/** The bytes of a file that a person sent (`case_file.id`); undefined when they are not in the storage. */
	readFile(id: string): Promise<ReadableStream | undefined>
	/** The edit screen of a dog or goods in WordPress, or their file in the content folder. */
	editPlace(item: { id: number; slug: string }, folder: 'dogs' | 'merch'): EditPlace
}
