import { expect, test } from 'vitest'
import { isCurrentUrl } from './is-current-url.ts'

test('the page itself is "page", the pages below it "true", all others nothing', () => {
	expect(isCurrentUrl('/dogs', '/dogs')).toBe('page')
	expect(isCurrentUrl('/dogs', '/dogs/biscuit')).toBe('true')
	expect(isCurrentUrl('/dogs', '/dogs-and-cats')).toBeUndefined()
	expect(isCurrentUrl('/merch', '/basket')).toBe('true')
	expect(isCurrentUrl('/', '/dogs')).toBeUndefined()
	expect(isCurrentUrl('/', '/')).toBe('page')
	expect(isCurrentUrl('/#adopt', '/')).toBeUndefined()
	expect(isCurrentUrl('https://other.example/dogs', '/dogs')).toBeUndefined()
})
