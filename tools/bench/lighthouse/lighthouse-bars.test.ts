import { expect, test } from 'vitest'
import { holds } from '#tools/bench/shared/bars.ts'
import { lighthouseBars } from './lighthouse-bars.ts'
import type { Summary } from './summary.ts'
import { AS_VISITORS, BEFORE, IDLE_BLOCKED, NO_SCRIPTS } from './variants.ts'

const WITHOUT: Summary = {
	score: 98,
	scores: '97–99',
	largestPaintMs: 2000,
	blockedMs: 100,
	shift: 0,
	firstPaintMs: 1000,
	scriptBytes: 0,
	scriptFiles: 0,
}

function missed(changes: { visitors?: Partial<Summary>; blocked?: Partial<Summary> }): string[] {
	const ways = new Map([
		[AS_VISITORS, { ...WITHOUT, ...changes.visitors }],
		[IDLE_BLOCKED, { ...WITHOUT, ...changes.blocked }],
		[NO_SCRIPTS, WITHOUT],
		[BEFORE, { ...WITHOUT, blockedMs: 500 }],
		['bare Next', { ...WITHOUT, score: 90 }],
	])
	return lighthouseBars('dogs', ways, ['bare Next'])
		.filter((bar) => !holds(bar))
		.map(({ what }) => what)
}

test('a page as fast as without scripts misses no bar', () => {
	expect(missed({})).toEqual([])
	expect(missed({ blocked: { score: 96, blockedMs: 150, largestPaintMs: 2200 } })).toEqual([])
})

test('bars are ratios to the page without scripts, the earlier build and bare frameworks', () => {
	expect(missed({ blocked: { score: 95 } })).toEqual(['dogs, idle load blocked: score'])
	expect(missed({ blocked: { blockedMs: 151 } })).toEqual(['dogs, idle load blocked: TBT'])
	expect(missed({ visitors: { largestPaintMs: 2201 } })).toEqual(['dogs, as visitors get it: LCP'])
	expect(missed({ visitors: { blockedMs: 301 } })).toEqual(['dogs, as visitors get it: TBT'])
	expect(missed({ visitors: { score: 90 } })).toEqual(['dogs, as visitors get it: score'])
})
