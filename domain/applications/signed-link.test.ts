import { expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { createFormSecret } from '#lib/form-secret.ts'
import { FORM_SECRET, otherFormSecret } from '#tests/builders/form-secret.ts'
import { isLinkKey, type LinkPurpose, linkKey } from './signed-link.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const onDay = (days: number) => createFormSecret(FORM_SECRET, { now: () => NOW + days * DAY_MS })

test.each<[LinkPurpose, number]>([
	['stock notice confirm', 3],
	['check-in', 90],
	['order-cancel', 183],
	['manage', 366],
	['receipt', 732],
])('a link for "%s" opens its page for %i days', (purpose, days) => {
	const key = linkKey(purpose, 'a', onDay(0))
	expect(isLinkKey(key, purpose, 'a', onDay(days))).toBe(true)
	expect(isLinkKey(key, purpose, 'a', onDay(days + 1))).toBe(false)
})

test('links that only end something have no end', () => {
	for (const purpose of ['dog news', 'stock notice'] as const)
		expect(isLinkKey(linkKey(purpose, 'a', onDay(0)), purpose, 'a', onDay(5000))).toBe(true)
})

test('the day of a link cannot be changed', () => {
	const [early, late] = [linkKey('check-in', 'a', onDay(0)), linkKey('check-in', 'b', onDay(80))]
	expect(isLinkKey(late.slice(0, 4) + early.slice(4), 'check-in', 'a', onDay(100))).toBe(false)
	expect(isLinkKey('', 'check-in', 'a', onDay(0))).toBe(false)
	expect(isLinkKey(early, 'check-in', 'a', otherFormSecret)).toBe(false)
})

test('links of before a change of the secret work, with the previous secret set', () => {
	const key = linkKey('manage', 'a', onDay(0))
	const now = () => NOW
	const changed = 'Mn8bVc3xZl6kJh1gFd4sAp9oIu7yTr2e'
	expect(isLinkKey(key, 'manage', 'a', createFormSecret(changed, { previous: FORM_SECRET, now }))).toBe(true)
	expect(isLinkKey(key, 'manage', 'a', createFormSecret(changed, { now }))).toBe(false)
})
