import { expect, test } from 'vitest'
import { tidyPath } from './normalise-path.ts'

test('a slash at the end is taken off for good, the query stays', () => {
	const answer = tidyPath(new Request('http://site.example/dogs/?page=2'))
	expect(answer?.status).toBe(301)
	expect(answer?.headers.get('Location')).toBe('/dogs?page=2')
})

test('no redirect leads to another host', () => {
	const answer = tidyPath(new Request('http://site.example//evil.example/'))
	expect(answer?.headers.get('Location')).toBe('/evil.example')
})

test('everything else passes, an encoding that means nothing too: it is a missing page', () => {
	expect(tidyPath(new Request('http://site.example/dogs/%E0%A4%A'))).toBeNull()
	expect(tidyPath(new Request('http://site.example/'))).toBeNull()
	expect(tidyPath(new Request('http://site.example/dogs'))).toBeNull()
	expect(tidyPath(new Request('http://site.example/x/', { method: 'POST' }))).toBeNull()
})
