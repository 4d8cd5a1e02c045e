import { execFileSync } from 'node:child_process'
import { matchesGlob } from 'node:path'
import { expect, test, vi } from 'vitest'
import unitAndIntegration from '../../vitest.config.ts'
import firefox from '../firefox/vitest.config.ts'
import proxy from '../full.vitest.config.ts'
import matrix from '../matrix/vitest.config.ts'
import month from '../month/vitest.config.ts'
import stalls from '../stalls/vitest.config.ts'
import wordpress from '../wordpress/vitest.config.ts'

// The full matrix has all files, `npm test` some of them.
vi.stubEnv('BROWSER_MATRIX', 'full')
const { default: browser } = await import('../../playwright.config.ts')
vi.unstubAllEnvs()

/** The patterns of each project: of Vitest's configurations, then of Playwright's. */
const PROJECTS: { include: string[]; exclude: string[] }[] = [
	...[unitAndIntegration, firefox, proxy, matrix, month, stalls, wordpress].flatMap(({ test: settings }) =>
		[settings, ...(settings?.projects ?? [])].flatMap((project) => {
			const include = typeof project === 'object' && 'test' in project ? project.test?.include : settings?.include
			return include ? [{ include, exclude: [] }] : []
		}),
	),
	...(browser.projects ?? []).map(({ testMatch, testIgnore }) => ({
		include: [testMatch ?? browser.testMatch ?? []].flat().map(String),
		exclude: [testIgnore ?? browser.testIgnore ?? []].flat().map(String),
	})),
	// `late.config.ts` and `proxy/journeys.config.ts` run these, and some of the shared browser tests again.
	{ include: ['tests/late/**/*.spec.ts'], exclude: [] },
	{ include: ['tests/proxy/**/*.spec.ts'], exclude: [] },
]

test('every test file belongs to exactly one project of one configuration', () => {
	const files = execFileSync('git', ['ls-files', '*.test.*', '*.spec.*'], { encoding: 'utf8' }).trim().split('\n')
	expect(files.length).toBeGreaterThan(500)
	expect(files.filter((file) => projectsOf(file) !== 1)).toEqual([])
})

function projectsOf(file: string): number {
	const matches = (patterns: string[]) => patterns.some((pattern) => matchesGlob(file, pattern))
	return PROJECTS.filter(({ include, exclude }) => matches(include) && !matches(exclude)).length
}
