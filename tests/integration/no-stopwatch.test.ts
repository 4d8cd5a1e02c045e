import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import unitAndIntegration from '../../vitest.config.ts'

/** Readings of a clock or of memory. `Date.now` makes dates too: less an earlier reading it is a duration. */
const STOPWATCH =
	/\bperformance\.now\(|\bhrtime\b|\b(?:memory|threadCpu|cpu|resource)Usage\(|\.memory\(\)|\bmonitorEventLoopDelay\b|\bDate\.now\(\) - [a-z]\w*\b(?! \*)/
/** The clock of the test itself, which no machine delays. */
const OWN_CLOCK = /\buseFakeTimers\(|\bstopClock\(/

test('no unit or integration test measures a duration or memory: a busy machine decides those', () => {
	const files = (unitAndIntegration.test?.projects ?? []).flatMap((project) =>
		typeof project === 'object' && 'test' in project ? globSync(project.test?.include ?? []) : [],
	)
	expect(files.length).toBeGreaterThan(500)
	const measuring = files.filter((file) => {
		const text = readFileSync(file, 'utf8')
		return STOPWATCH.test(text) && !OWN_CLOCK.test(text)
	})
	// What needs a real clock belongs to `tests/stalls`.
	expect(measuring).toEqual([])
})
