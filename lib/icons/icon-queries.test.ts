import { expect, test } from 'vitest'
import { iconAddress, iconQueries } from './icon-queries.ts'

const SOURCES = ['/api/icons', 'https://icons.example']

test('names are sorted, once each, one request a collection; what is no name is not asked for', () => {
	const names = [
		'ph:paw-print',
		'simple-icons:x',
		'ph:dog',
		'ph:dog',
		'dog',
		'ph:',
		'../ph:dog',
		'PH:dog',
		'ph:a,b',
		'ph:a--b',
	]
	expect(iconQueries(names, SOURCES)).toEqual([
		{ collection: 'ph', icons: ['dog', 'paw-print'] },
		{ collection: 'simple-icons', icons: ['x'] },
	])
})

test('a long list becomes several addresses of 500 characters at most, with every name in one of them', () => {
	const names = Array.from({ length: 200 }, (_, n) => `ph:a-long-name-${n}`)
	const queries = iconQueries(names, SOURCES)
	const lengths = queries.flatMap((query) => SOURCES.map((source) => iconAddress(source, query).length))
	expect(Math.max(...lengths)).toBeLessThanOrEqual(500)
	expect(Math.max(...lengths)).toBeGreaterThan(480)
	expect(queries.flatMap(({ icons }) => icons).sort()).toEqual(names.map((name) => name.slice(3)).sort())
})
