import { expect, test } from 'vitest'
import { createFairLines } from './fair-lines.ts'

/** Lines in which each of these clients has appended items of these names. */
function someLines(...added: [client: string, ...items: string[]][]) {
	const lines = createFairLines<string>()
	for (const [client, ...items] of added) for (const item of items) lines.add(client, item)
	return lines
}

/** Clients of one household (/56): each a network of its own (/64). */
const household = (count: number, prefix = '2001:db8:1:12') =>
	Array.from({ length: count }, (_, index): [string, string] => [
		`${prefix}${index.toString(16).padStart(2, '0')}`,
		`${prefix} ${index}`,
	])

function itemsInTurn(lines: ReturnType<typeof someLines>) {
	return Array.from({ length: lines.size() }, () => lines.takeNext())
}

test('the networks of one household take one turn, and so do the households of an organisation', () => {
	const lines = someLines(
		...household(3),
		['2001:db8:1:1300', 'next door'],
		['2001:db8:2:1', 'elsewhere'],
		['192.0.2.1', 'ipv4'],
	)
	expect(itemsInTurn(lines)).toEqual([
		'2001:db8:1:12 0',
		'elsewhere',
		'ipv4',
		'next door',
		'2001:db8:1:12 1',
		'2001:db8:1:12 2',
	])
})

test('a newcomer displaces the newest of a network that fills the queue, though each address of it holds one', () => {
	const lines = someLines(...household(100))
	const newest = '2001:db8:1:12 99'
	expect(lines.yieldingTo('192.0.2.1')).toBe(newest)
	expect(lines.yieldingTo('2001:db8:2:1')).toBe(newest)
	expect(lines.yieldingTo('2001:db8:1:1300'), 'another household of the organisation').toBe(newest)
	expect(lines.yieldingTo('2001:db8:1:12ff'), 'the household itself').toBeUndefined()
})

test('within the network that holds most, the household and then the address that hold most yield', () => {
	const lines = someLines(
		['2001:db8:1:1300', 'b1', 'b2'],
		['2001:db8:1:1200', 'a1', 'a2', 'a3'],
		['2001:db8:1:1201', 'c1'],
		['192.0.2.1', 'd1', 'd2', 'd3'],
	)
	expect(lines.yieldingTo('192.0.2.2')).toBe('a3')
	expect(lines.yieldingTo('192.0.2.1'), 'one more of an address that holds three').toBe('a3')
})

test('between networks that hold as much, none yields', () => {
	const lines = someLines(['192.0.2.1', 'a1'], ['192.0.2.2', 'b1'], ['2001:db8:1:1', 'c1'])
	expect(lines.yieldingTo('192.0.2.3')).toBeUndefined()
})

test('what a flood asks for from two addresses yields, but not what someone with less is waiting for', () => {
	const lines = someLines(
		['192.0.2.1', 'one', 'two', 'three'],
		['192.0.2.2', 'one', 'two', 'three'],
		['198.51.100.7', 'three'],
	)
	expect(lines.yieldingTo('203.0.113.9')).toBe('two')
	expect(lines.yieldingTo('2001:db8:1:1')).toBe('two')
})
