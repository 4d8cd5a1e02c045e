import type { ContentType } from '#content/model/content.ts'
import type { ItemFile } from './item-file.ts'
import type { MediaEntry, Terms } from './shared-files.ts'

/** A picture of the folder; `stamp` changes when its file is replaced. */
export interface LibraryPicture extends MediaEntry {
	stamp: string
}

export interface LibraryItem extends ItemFile {
	/** Changes with anything that is served of the item, also with a picture or a term of it. */
	digest: string
}

/** The content of a folder, immutable: a change of the folder makes a new one. */
export interface Library {
	/** null when `options.yaml` is missing or cannot be read. */
	options: Record<string, unknown> | null
	terms: Terms
	media: ReadonlyMap<string, LibraryPicture>
	items: Readonly<Record<ContentType, readonly LibraryItem[]>>
	/** The id of the item that used to have a slug, by `{type}/{slug}`. */
	oldSlugs: ReadonlyMap<string, number>
}

/** Why something in a file is not served. */
export interface FileProblem {
	/** Relative to the content folder. */
	file: string
	message: string
}
