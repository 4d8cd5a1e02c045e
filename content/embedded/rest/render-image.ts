import type { LibraryPicture } from '../files/library.ts'

const MIME_TYPES: Record<string, string> = {
	webp: 'image/webp',
	jpg: 'image/jpeg',
	jpeg: 'image/jpeg',
	png: 'image/png',
	avif: 'image/avif',
	pdf: 'application/pdf',
	doc: 'application/msword',
	docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
	xls: 'application/vnd.ms-excel',
	xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	odt: 'application/vnd.oasis.opendocument.text',
	ods: 'application/vnd.oasis.opendocument.spreadsheet',
}

/** The media type of a file below `media/`, by its ending. */
export function mimeTypeOf(file: string): string {
	return MIME_TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

/** A picture as the contract's Image, with absolute addresses; null stays null. */
export function renderImage(picture: LibraryPicture | undefined, origin: string) {
	if (!picture) return null
	const { id, alt, caption, file, width, height, focal, focal_box, sizes, stamp } = picture

	// A replaced file keeps its name, so the URL includes its timestamp to bust caches.
	function source(of: { file: string; width: number; height: number }) {
		return { source_url: `${origin}/wp-content/uploads/${of.file}?v=${stamp}`, width: of.width, height: of.height }
	}

	const written = Object.entries(sizes ?? {}).map(([name, of]) => [name, source(of)])
	return {
		id,
		alt_text: alt ?? '',
		caption: caption ?? '',
		mime_type: mimeTypeOf(file),
		...source({ file, width, height }),
		...(focal && { focal }),
		...(focal_box && { focal_box }),
		sizes: { ...Object.fromEntries(written), full: source({ file, width, height }) },
	}
}
