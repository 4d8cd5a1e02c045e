import type { TestResults } from './test-results.mjs'

export interface TestReport {
	add(part: string, results: TestResults): void
	run(part: string, work: () => unknown): Promise<boolean>
	text(): string
	hasFailures(): boolean
}

export function createTestReport(): TestReport
