export interface NamedTest {
	name: string
	error: string
}

export interface TestResults {
	passed: number
	failures: NamedTest[]
	/** Tests that passed at their second try, with the error of the first. */
	flaky: NamedTest[]
}

interface Ended {
	code: number
	errors?: string
}

export const PLAYWRIGHT_REPORTERS: string
export function vitestResults(file: string, ended: Ended): TestResults
export function playwrightResults(file: string, ended: Ended): TestResults
export function ownResults(file: string, ended: Ended): TestResults
export function failedOnce(name: string, error: string): TestResults
