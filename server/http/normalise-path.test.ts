import { expect, test } from 'vitest'
import { normalisePath } from './normalise-path.ts'

test('a trailing slash is removed with a 301 that keeps the query', () => {
	const answer = normalisePath(new Request('http://site.example/dogs/?page=2'))
	expect(answer?.status).toBe(301)
	expect(answer?.headers.get('Location')).toBe('/dogs?page=2')
})

test('no redirect leads to another host', () => {
	const answer = normalisePath(new Request('http://site.example//evil.example/'))
	expect(answer?.headers.get('Location')).toBe('/evil.example')
})

test('everything else passes, an encoding that means nothing too: it is a missing page', () => {
	expect(normalisePath(new Request('http://site.example/dogs/%E0%A4%A'))).toBeUndefined()
	expect(normalisePath(new Request('http://site.example/'))).toBeUndefined()
	expect(normalisePath(new Request('http://site.example/dogs'))).toBeUndefined()
	expect(normalisePath(new Request('http://site.example/x/', { method: 'POST' }))).toBeUndefined()
})
