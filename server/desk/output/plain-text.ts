export const WIDTH = 80

/**
 * Sanitises visitors' text for a terminal, on one line: removes control characters, which could move the cursor or hide
 * lines, and changes of text direction.
 */
export function oneLine(text: string): string {
	return manyLines(text).replace(/\s+/g, ' ').trim()
}

/** Like `oneLine`, but keeps line breaks. */
function manyLines(text: string): string {
	return text
		.replace(/\r\n?/g, '\n')
		.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (sign) => (sign === '\n' ? '\n' : ''))
}

/** Wraps at spaces to the terminal width. */
export function wrap(text: string, indent = 0): string {
	const room = WIDTH - indent
	const margin = ' '.repeat(indent)
	return manyLines(text)
		.split('\n')
		.flatMap((line) => breakLine(line, room))
		.map((line) => (line ? margin + line : ''))
		.join('\n')
}

function breakLine(line: string, room: number): string[] {
	const lines = ['']
	for (const word of line.trim().split(/\s+/)) {
		const last = lines.at(-1) ?? ''
		if (last && widthOf(last) + 1 + widthOf(word) > room) lines.push(word)
		else lines[lines.length - 1] = last ? `${last} ${word}` : word
	}
	return lines
}

/** East Asian wide characters and emoji take two columns. */
export function widthOf(text: string): number {
	let width = 0
	for (const { segment } of graphemes.segment(text))
		width += /^[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u.test(segment)
			? 2
			: 1
	return width
}

export function truncate(text: string, room: number): string {
	if (widthOf(text) <= room) return text
	let start = ''
	for (const { segment } of graphemes.segment(text)) {
		if (widthOf(start + segment) > room - 1) break
		start += segment
	}
	return `${start}…`
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** "27 Nov 2026" of `YYYY-MM-DD`. */
export function shortDay(day: string): string {
	return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }).format(
		new Date(`${day}T00:00:00Z`),
	)
}
