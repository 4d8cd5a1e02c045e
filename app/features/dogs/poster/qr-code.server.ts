import { encode } from 'uqr'
import type { QrCodeData } from './qr-code.tsx'

/** The white margin in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4

/**
 * A QR code as one SVG path. Error correction M: a seventh of it may be damaged, and the modules stay large enough to
 * be read from an A5 sheet.
 */
export function qrCode(text: string): QrCodeData {
	const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
	return { text, size, path: data.map((row, y) => rowPath(row, y)).join('') }
}

function rowPath(row: boolean[], y: number): string {
	const runs: string[] = []
	for (let x = 0; x < row.length; x++) {
		if (!row[x]) continue
		const from = x
		while (row[x + 1]) x++
		const length = x - from + 1
		runs.push(`M${from} ${y}h${length}v1h-${length}z`)
	}
	return runs.join('')
}
