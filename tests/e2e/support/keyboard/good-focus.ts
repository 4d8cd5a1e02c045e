import { type CDPSession, expect, type Page } from '@playwright/test'
import { type Focused, readFocused } from './focused.ts'
import { whyOutOfSight } from './in-sight.ts'

/** What has the focus has a role and a name, and can be seen. */
export async function expectGoodFocus(page: Page, session: CDPSession, where: string) {
	const { words, faults } = await focusedNow(session)
	expect(faults, `${words}, ${where}`).toEqual([])
	// Scrolling to it takes its time, with motion.
	await expect.poll(() => page.evaluate(whyOutOfSight), `${words}, ${where}`).toBeUndefined()
}

/** Nothing while a page is left for another. */
export function focusedNow(session: CDPSession): Promise<Focused> {
	return readFocused(session).catch(() => ({ words: '', around: [], faults: [] }))
}
