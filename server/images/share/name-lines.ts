/** The gap between two words and from one line to the next, for each pixel of letter size. */
const GAP = 0.22
export const LINE_PITCH = 0.9
/** A word longer than this is cut: at the smallest size it would still leave the picture. */
const MAX_WORD_LENGTH = 18

/** The pieces of a name between which a line may end: at spaces and after hyphens. */
export function piecesOf(name: string): string[] {
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
 * The largest letters at which a name fits into its room, and its lines then. `widths` belong to `pieces`, for each pixel
 * of letter size. A name too long for even the smallest letters ends in dots.
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

/** null when one piece alone is too wide. */
function linesAt(size: number, pieces: string[], widths: number[], width: number): string[] | null {
	const lines: string[] = []
	let used = 0
	for (const [i, piece] of pieces.entries()) {
		const wide = (widths[i] ?? 0) * size
		if (wide > width) return null
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
