const KNOWN: Record<string, string> = {
	'application/pdf': 'PDF',
	'application/msword': 'Word',
	'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
	'application/vnd.oasis.opendocument.text': 'ODT',
}

/** "Download as PDF, 180 KB", as far as known. */
export function fileInWords({ url, mimeType, bytes }: { url: string; mimeType: string; bytes: number }): string {
	const ending = /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(url)?.[1]?.toUpperCase()
	const kind = KNOWN[mimeType] ?? ending
	return [`Download${kind ? ` as ${kind}` : ''}`, sizeInWords(bytes)].filter(Boolean).join(', ')
}

function sizeInWords(bytes: number): string {
	if (bytes <= 0) return ''
	if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`
	return `${(bytes / 1_000_000).toFixed(1).replace('.0', '')} MB`
}
