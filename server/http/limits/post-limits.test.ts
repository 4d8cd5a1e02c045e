import { expect, test } from 'vitest'
import { createPostLimits, MAX_POSTS_PER_ADDRESS, MAX_POSTS_PER_DRAFT, MAX_POSTS_WITHOUT_DRAFT } from './post-limits.ts'

/** How many of so many posts are allowed. */
function allowed(count: number, take: (index: number) => boolean): number {
	return Array.from({ length: count }, (_, index) => take(index)).filter(Boolean).length
}

test('each draft has its own limit, and what has none shares that of its address', () => {
	const take = createPostLimits()
	expect(allowed(200, () => take('a', 'one'))).toBe(MAX_POSTS_PER_DRAFT)
	expect(allowed(200, () => take('a', 'two'))).toBe(MAX_POSTS_PER_DRAFT)
	// The draft is the same behind another address.
	expect(take('b', 'one')).toBe(false)
	expect(allowed(400, () => take('a', undefined))).toBe(MAX_POSTS_WITHOUT_DRAFT)
	expect(take('b', undefined)).toBe(true)
})

test('an address has a limit in all, however many drafts it has, and for ten minutes', () => {
	let time = 0
	const take = createPostLimits(() => time)
	expect(allowed(7000, (index) => take('a', `draft ${index % 100}`))).toBe(MAX_POSTS_PER_ADDRESS)
	expect(take('a', 'new')).toBe(false)
	expect(take('b', 'other')).toBe(true)
	time = 10 * 60_000
	expect(take('a', 'new')).toBe(true)
})

test('a household cannot send from its 256 networks what as many addresses may', () => {
	const take = createPostLimits()
	const household = (index: number) => `2001:db8:1:12${(index % 256).toString(16).padStart(2, '0')}`
	expect(allowed(2000, (index) => take(household(index), undefined))).toBe(2 * MAX_POSTS_WITHOUT_DRAFT)
	expect(take('2001:db8:1:1300', undefined), 'next door').toBe(true)
})
