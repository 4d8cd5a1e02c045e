import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'

/** Fails a run in which a test passed without an `expect`. */
export default class RequireAssertions implements Reporter {
	private readonly without = new Set<string>()

	onTestEnd(test: TestCase, { status, steps }: TestResult) {
		if (status === 'passed' && !steps.some(hasAssertion)) this.without.add(test.titlePath().filter(Boolean).join(' › '))
	}

	async onEnd() {
		if (this.without.size === 0) return
		process.stderr.write(`\nError: tests passed without an assertion:\n${[...this.without].join('\n')}\n`)
		return { status: 'failed' as const }
	}

	printsToStdio() {
		return false
	}
}

function hasAssertion({ category, steps }: TestStep): boolean {
	return category === 'expect' || steps.some(hasAssertion)
}
