/**
 * How a field is stored and sent by WordPress. The table of the plugin (`wordpress/fairlead/includes/field-table.php`) is
 * printed from these, so that the plugin and the site cannot disagree.
 */
export type StoredShape =
	| { kind: 'text' | 'lines' | 'html' | 'date' | 'address' | 'number' | 'whole' | 'flag' }
	| { kind: 'choice'; words: readonly string[] }
	/** Ids of other records. */
	| { kind: 'reference' | 'references' }
	/** Ids of media in the database, `Image` in a response. */
	| { kind: 'image' | 'images' }
	/** The id of an uploaded file in the database, `{source_url, mime_type, bytes}` in a response. */
	| { kind: 'file' }
	/** Not stored with the record: `Term[]` of a taxonomy of the plugin. */
	| { kind: 'terms'; taxonomy: string }
	/** Core sends these itself. */
	| { kind: 'core' }
	/** With `isOptional`, null when no part has a value. */
	| { kind: 'group'; fields: Readonly<Record<string, StoredShape>>; isOptional?: true }
	| { kind: 'list'; of: StoredShape }

export function group(fields: Readonly<Record<string, StoredShape>>): StoredShape {
	return { kind: 'group', fields }
}

/** A group that is null when no part has a value. */
export function optionalGroup(fields: Readonly<Record<string, StoredShape>>): StoredShape {
	return { kind: 'group', fields, isOptional: true }
}

export function listOf(of: StoredShape): StoredShape {
	return { kind: 'list', of }
}
