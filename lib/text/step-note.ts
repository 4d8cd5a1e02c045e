/** Splits the note off a step: its duration, which editors write as a last paragraph in bold. */
export function splitStepNote(html: string): { html: string; note: string } {
	const match = /<p>\s*<(strong|b)>([^<]+)<\/\1>\s*<\/p>\s*$/.exec(html)
	if (!match) return { html, note: '' }
	return { html: html.slice(0, match.index).trimEnd(), note: decodeFew(match[2] ?? '') }
}

const entities: Record<string, string> = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#39;': "'",
	'&nbsp;': ' ',
}

/** The note is shown as text; these are all the entities that sanitised HTML keeps. */
function decodeFew(text: string): string {
	return text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity).trim()
}
