import { expect, test } from 'vitest'
import { iconAddress, iconQueries } from './icon-queries.ts'

const SOURCES = ['/api/icons', 'https://icons.example']

test('names are sorted and distinct, one request per collection; invalid names are not requested', () => {
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

test('a long list is split into URLs of at most 500 characters that contain every name once', () => {
	const names = Array.from({ length: 200 }, (_, n) => `ph:a-long-name-${n}`)
	const queries = iconQueries(names, SOURCES)
	const lengths = queries.flatMap((query) => SOURCES.map((source) => iconAddress(source, query).length))
	expect(Math.max(...lengths)).toBeLessThanOrEqual(500)
	expect(Math.max(...lengths)).toBeGreaterThan(480)
	expect(queries.flatMap(({ icons }) => icons).sort()).toEqual(names.map((name) => name.slice(3)).sort())
})
