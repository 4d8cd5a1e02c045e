import { expect, test } from 'vitest'
import { createCanonicalPath } from './canonical-path.ts'

const PATTERNS = ['/', '/dogs', '/dogs/:slug', '/dogs/:slug/poster', '/apply/:form/:step', '/apply/:form/start', '/*']
const redirect = createCanonicalPath(PATTERNS)

function locationOf(target: string, method = 'GET') {
	const answer = redirect({ url: `https://site.example${target}`, method })
	if (answer) expect(answer.status).toBe(301)
	return answer?.headers.get('Location')
}

test('a path in capitals is redirected with a 301 that keeps the query', () => {
	expect(locationOf('/Dogs?q=Biscuit&With=Cats')).toBe('/dogs?q=Biscuit&With=Cats')
	expect(locationOf('/DOGS/Biscuit/Poster', 'HEAD')).toBe('/dogs/Biscuit/poster')
	expect(locationOf('/Apply/adoption/START')).toBe('/apply/adoption/start')
	expect(locationOf('/Dogs.data?_routes=routes%2Fdogs')).toBe('/dogs.data?_routes=routes%2Fdogs')
	expect(locationOf('/Dogs/%C3%A9')).toBe('/dogs/%C3%A9')
})

test('slashes too many are removed with a 301 that keeps the query', () => {
	expect(locationOf('/dogs/?page=2')).toBe('/dogs?page=2')
	expect(locationOf('/dogs//', 'HEAD')).toBe('/dogs')
	expect(locationOf('//dogs?with=cats')).toBe('/dogs?with=cats')
	expect(locationOf('/a//b')).toBe('/a/b')
	expect(locationOf('/About/Nothing/?from=//mail')).toBe('/About/Nothing?from=//mail')
	expect(locationOf('//')).toBe('/')
})

test('capitals and slashes together need one redirect', () => {
	expect(locationOf('/Dogs/')).toBe('/dogs')
	expect(locationOf('//DOGS//Biscuit///Poster//?x=1')).toBe('/dogs/Biscuit/poster?x=1')
})

test('canonical and unknown paths pass', () => {
	for (const target of [
		'/',
		'/dogs',
		'/dogs/Biscuit',
		'/dogs/%C3%89',
		'/Nothing',
		'/Nothing/Here',
		'/Dogs/a/b/c',
		'/%E0%A4%A',
		'/dogs/%E0%A4%A',
		'/a%2F%2Fb',
	]) {
		expect(locationOf(target), target).toBeUndefined()
	}
	expect(locationOf('/Apply/adoption/start', 'POST')).toBeUndefined()
	expect(locationOf('/x/', 'POST')).toBeUndefined()
})

test('no redirect leads to another host', () => {
	const targets = [
		'//Evil.example',
		'//evil.example/',
		'//Evil.example/Dogs',
		'/Dogs//evil.example',
		'///Dogs',
		'/\\evil.example/',
		'/.//evil.example/',
	]
	for (const target of targets) expect(locationOf(target) ?? '/', target).toMatch(/^\/(?!\/)/)
	expect(locationOf('//evil.example')).toBe('/evil.example')
})
