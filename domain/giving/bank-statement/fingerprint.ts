import { createHash } from 'node:crypto'
import type { StatementLine } from './read-statement.ts'

export interface PrintedLine extends StatementLine {
	/** The same for the same line in every export of the account. */
	fingerprint: string
}

/**
 * Lines with their fingerprints. Two equal lines of one day (the same person, twice £5) are two movements: they are counted. Exports
 * that overlap within a day would count differently, so a day is exported whole.
 */
export function withFingerprints(lines: readonly StatementLine[], currency: string): PrintedLine[] {
	const seen = new Map<string, number>()
	return lines.map((line) => {
		const written = [line.day, line.amount, currency, line.text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')].join('\n')
		const nth = (seen.get(written) ?? 0) + 1
		seen.set(written, nth)
		return { ...line, fingerprint: createHash('sha256').update(`${written}\n${nth}`).digest('hex') }
	})
}
