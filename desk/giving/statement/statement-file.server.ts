/** What a form of the statement page has sent: fields, and the text of a file if one was chosen. */
export interface SentStatement {
	form: URLSearchParams
	/** The text of the file, else what was pasted. */
	text: string
}

/** Reads a form with or without a file. */
export async function readStatementForm(request: Request): Promise<SentStatement> {
	const sent = await request.formData()
	const form = new URLSearchParams()
	for (const [name, value] of sent) if (typeof value === 'string') form.append(name, value)
	const file = sent.get('file')
	const isChosen = file instanceof File && file.size > 0
	const text = isChosen ? decode(await file.arrayBuffer()) : (form.get('csv') ?? '')
	// PostgreSQL refuses texts with a zero byte.
	return { form, text: text.replaceAll('\0', '') }
}

/** Banks write UTF-8, spreadsheets UTF-16 with its mark, and some the older encoding of Windows. */
function decode(bytes: ArrayBuffer): string {
	const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
	if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
	if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
	} catch {
		return new TextDecoder('windows-1252').decode(bytes)
	}
}
