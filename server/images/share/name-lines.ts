/** Word gap and line pitch, relative to the font size. */
const GAP = 0.22
export const LINE_PITCH = 0.9
/** Longer words are truncated: they would not fit at the smallest size. */
const MAX_WORD_LENGTH = 18

/** Splits a name where a line may end: at spaces and after hyphens. */
export function splitName(name: string): string[] {
	return name
		.split(/(?<=-)|\s+/)
		.filter(Boolean)
		.flatMap((word) => word.match(new RegExp(`.{1,${MAX_WORD_LENGTH}}`, 'gsu')) ?? [])
}

interface Room {
	width: number
	height: number
	largest: number
	smallest: number
}

/**
 * The largest font size at which a name fits, with its lines. `widths` belong to `pieces`, at a font size of 1. A name
 * too long for the smallest size is truncated.
 */
export function fitName(pieces: string[], widths: number[], room: Room): { size: number; lines: string[] } {
	for (let size = room.largest; size >= room.smallest; size -= 2) {
		const lines = linesAt(size, pieces, widths, room.width)
		if (lines && lines.length * LINE_PITCH * size <= room.height) return { size, lines }
	}
	const most = Math.floor(room.height / (LINE_PITCH * room.smallest))
	const lines = linesAt(room.smallest, pieces, widths, room.width) ?? []
	return { size: room.smallest, lines: [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`] }
}

/** Undefined when one piece alone is too wide. */
function linesAt(size: number, pieces: string[], widths: number[], width: number): string[] | undefined {
	const lines: string[] = []
	let used = 0
	for (const [i, piece] of pieces.entries()) {
		const wide = (widths[i] ?? 0) * size
		if (wide > width) return undefined
		const last = lines.at(-1)
		const gap = last?.endsWith('-') ? 0 : GAP * size
		if (last !== undefined && used + gap + wide <= width) {
			lines[lines.length - 1] = `${last}${gap > 0 ? ' ' : ''}${piece}`
			used += gap + wide
		} else {
			lines.push(piece)
			used = wide
		}
	}
	return lines
}
