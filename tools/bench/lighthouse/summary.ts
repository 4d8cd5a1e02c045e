import { median, range } from '#tools/bench/shared/statistics.ts'
import type { Run } from './lighthouse.ts'

/** Medians of several runs. */
export interface Summary extends Run {
	/** The lowest and highest score. */
	scores: string
}

export function summarise(runs: readonly Run[]): Summary {
	const middle = (pick: (run: Run) => number) => median(runs.map(pick))
	return {
		score: middle(({ score }) => score),
		largestPaintMs: middle(({ largestPaintMs }) => largestPaintMs),
		blockedMs: middle(({ blockedMs }) => blockedMs),
		shift: middle(({ shift }) => shift),
		firstPaintMs: middle(({ firstPaintMs }) => firstPaintMs),
		scriptBytes: middle(({ scriptBytes }) => scriptBytes),
		scriptFiles: middle(({ scriptFiles }) => scriptFiles),
		scores: range(runs.map(({ score }) => score)),
	}
}

const COLUMNS = ['score', 'LCP', 'TBT', 'CLS', 'FCP', 'scripts']

export function printTable(rows: readonly { name: string; summary: Summary }[]) {
	row('', COLUMNS)
	for (const { name, summary } of rows) {
		row(name, [
			`${summary.score.toFixed(0)} (${summary.scores})`,
			`${summary.largestPaintMs.toFixed(0)} ms`,
			`${summary.blockedMs.toFixed(0)} ms`,
			summary.shift.toFixed(4),
			`${summary.firstPaintMs.toFixed(0)} ms`,
			`${summary.scriptFiles}: ${(summary.scriptBytes / 1024).toFixed(1)} KiB`,
		])
	}
}

function row(name: string, cells: readonly string[]) {
	console.log([name.padEnd(32), ...cells.map((cell) => cell.padStart(14))].join(' '))
}
