/** One condition of a report; `value` and `limit` have the same unit. */
export interface Bar {
	what: string
	value: number
	limit: number
	/** `atLeast`: the value must not be below the limit. */
	is: 'atMost' | 'atLeast' | 'above'
	unit?: string
	/** How the limit follows from other figures of the same run. */
	from?: string
}

const WORDS = { atMost: 'at most', atLeast: 'at least', above: 'above' }

const HELD = '✓'
export const MISSED = '✗'

export function holds({ value, limit, is }: Bar): boolean {
	if (is === 'atMost') return value <= limit
	return is === 'atLeast' ? value >= limit : value > limit
}

/** Prints one line for each bar; returns whether all hold. */
export function printBars(bars: readonly Bar[]): boolean {
	for (const bar of bars) {
		const { what, value, limit, is, unit = '', from } = bar
		const reason = from ? ` (${from})` : ''
		console.log(
			`${holds(bar) ? HELD : MISSED} ${what}: ${round(value)}${unit}, ${WORDS[is]} ${round(limit)}${unit}${reason}`,
		)
	}
	return bars.every(holds)
}

function round(value: number): number {
	return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}
