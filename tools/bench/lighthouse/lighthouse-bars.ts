import type { Bar } from '#tools/bench/shared/bars.ts'
import type { Summary } from './summary.ts'
import { AS_VISITORS, BEFORE, IDLE_BLOCKED, NO_SCRIPTS } from './variants.ts'

/** The bars are ratios of one run: seconds depend on the machine. */
const MAX_SCORE_LOSS = 2
const MAX_PAINT_TIMES = 1.1
const MAX_BLOCKED_TIMES = 1.3
const MAX_BLOCKED_MORE_MS = 20
const MAX_SHIFT_MORE = 0.01
/** The share of the build given with `--against`. */
const MAX_BLOCKED_SHARE_OF_EARLIER = 0.6

export function lighthouseBars(kind: string, ways: ReadonlyMap<string, Summary>, bare: readonly string[]): Bar[] {
	const [visitors, blocked, without] = [ways.get(AS_VISITORS), ways.get(IDLE_BLOCKED), ways.get(NO_SCRIPTS)]
	const earlier = ways.get(BEFORE)
	if (!visitors || !blocked || !without) return []
	const bars: Bar[] = [
		{
			what: `${kind}, ${IDLE_BLOCKED}: score`,
			value: blocked.score,
			is: 'atLeast',
			limit: without.score - MAX_SCORE_LOSS,
			from: `without scripts ${without.score.toFixed(0)}, minus ${MAX_SCORE_LOSS}`,
		},
		{
			what: `${kind}, ${IDLE_BLOCKED}: TBT`,
			value: blocked.blockedMs,
			is: 'atMost',
			limit: MAX_BLOCKED_TIMES * without.blockedMs + MAX_BLOCKED_MORE_MS,
			unit: ' ms',
			from: `${MAX_BLOCKED_TIMES} × ${without.blockedMs.toFixed(0)} ms without scripts + ${MAX_BLOCKED_MORE_MS} ms`,
		},
		paintBar(kind, IDLE_BLOCKED, blocked, without),
		paintBar(kind, AS_VISITORS, visitors, without),
		{
			what: `${kind}, ${AS_VISITORS}: CLS`,
			value: visitors.shift,
			is: 'atMost',
			limit: without.shift + MAX_SHIFT_MORE,
			from: `${without.shift.toFixed(3)} without scripts + ${MAX_SHIFT_MORE}`,
		},
	]
	if (earlier) bars.push(earlierBar(kind, visitors, earlier))
	return [...bars, ...bare.flatMap((way) => bareBar(kind, visitors, way, ways.get(way)))]
}

function paintBar(kind: string, way: string, measured: Summary, without: Summary): Bar {
	return {
		what: `${kind}, ${way}: LCP`,
		value: measured.largestPaintMs,
		is: 'atMost',
		limit: MAX_PAINT_TIMES * without.largestPaintMs,
		unit: ' ms',
		from: `${MAX_PAINT_TIMES} × ${without.largestPaintMs.toFixed(0)} ms without scripts`,
	}
}

function earlierBar(kind: string, visitors: Summary, earlier: Summary): Bar {
	return {
		what: `${kind}, ${AS_VISITORS}: TBT`,
		value: visitors.blockedMs,
		is: 'atMost',
		limit: MAX_BLOCKED_SHARE_OF_EARLIER * earlier.blockedMs,
		unit: ' ms',
		from: `${MAX_BLOCKED_SHARE_OF_EARLIER} × ${earlier.blockedMs.toFixed(0)} ms of the earlier build`,
	}
}

function bareBar(kind: string, visitors: Summary, way: string, bare: Summary | undefined): Bar[] {
	if (!bare) return []
	return [{ what: `${kind}, ${AS_VISITORS}: score`, value: visitors.score, is: 'above', limit: bare.score, from: way }]
}
