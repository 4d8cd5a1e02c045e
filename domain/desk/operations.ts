import type { ContentType } from '#content/model/content.ts'

/** A record or field that the content backend sent and the site could not use. */
export interface SkippedRecord {
	/** "dog" */
	type: string
	id: number | null
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
	/** What is set, and what follows from it; never a secret. */
	words: string
	/** How to fix the problem, in a sentence; absent when there is no single way. */
	todo?: string
}

/** Where a record of the content is changed. */
export type EditPlace = { kind: 'link'; url: string } | { kind: 'file'; name: string }

/** What the desk may ask the running site about itself. */
export interface Operations {
	/** Newest first. */
	skipped(): SkippedRecord[]
	/** The content is a folder of files, not a WordPress. */
	hasContentFiles: boolean
	/** In words; empty when the content is current. */
	contentNotes(): string[]
	settings(): Promise<SettingCheck[]>
	/** Whether emails leave; one of the settings. */
	mail(): Promise<SettingCheck>
	/** When the content was last compared with where it is edited; null before. */
	contentComparedAt(): number | null
	/** The bytes of a file that a person sent (`case_file.id`); undefined when they are not in the storage. */
	readFile(id: string): Promise<ReadableStream | undefined>
	/** The edit screen of an item in WordPress, or its file in the content folder. */
	editPlace(item: { id: number; slug: string }, folder: ContentType): EditPlace
	/** Where a record is corrected; null where it must be looked for. @param slug undefined while it is not shown */
	problemPlace(record: Pick<SkippedRecord, 'type' | 'id' | 'field'>, slug: string | undefined): EditPlace | null
}
