import { expect, test } from 'vitest'
import { parseYaml } from './parse-yaml.ts'

test('reads YAML 1.2: dates, times and "yes" stay text', () => {
	expect(parseYaml('day: 2026-11-21\nopens: 10:30\nvaccinated: yes\nid: 12\nnote: ~')).toEqual({
		day: '2026-11-21',
		opens: '10:30',
		vaccinated: 'yes',
		id: 12,
		note: null,
	})
})

test('a file with nothing but comments says nothing', () => {
	expect(parseYaml('')).toBeUndefined()
	expect(parseYaml('# later\n')).toBeUndefined()
})

test.each([
	['title: Biscuit: a dog', /^line 2, column 15: .*colon in quotation marks$/],
	['id: 1\nid: 2', /^line 3, column 1: duplicated mapping key$/],
	['a: 1\n---\nb: 2', /^must hold one YAML document/],
])('says where and what is wrong with %j', (source, message) => {
	expect(() => parseYaml(source, 1)).toThrow(message)
})

test('a name of JavaScript itself is a name like any other', () => {
	parseYaml('__proto__: { polluted: true }')
	expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})
