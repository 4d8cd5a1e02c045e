import { expect, test } from 'vitest'
import { describeResults } from './results.mjs'

const RUN = { date: '2026-11-22', machine: '2 × Example', commit: 'abc1234', minutes: 20 }

test('the results name the machine, count the bars and list each with its part', () => {
	const parts = [
		{
			name: 'bytes',
			about: 'Bytes.',
			code: 1,
			output: '\n  dogs 10\n✓ dogs: 9 KiB, at most 10 KiB\n✗ form: 11 KiB, at most 10 KiB\n',
		},
		{ name: 'start', about: 'Starts.', code: 0, output: '  first start 900 ms\n' },
	]
	const text = describeResults({ ...RUN, parts })
	expect(text).toContain('| machine | 2 × Example |')
	expect(text).toContain('| bars | 1 of 2 hold |')
	expect(text).toContain('- ✗ form: 11 KiB, at most 10 KiB')
	expect(text).toContain('```text\nfirst start 900 ms\n```')
	expect(text).not.toContain('parts that failed')
})

test('a part that ends early is named', () => {
	const text = describeResults({ ...RUN, parts: [{ name: 'dogs', about: '', output: 'Error', code: 1 }] })
	expect(text).toContain('| parts that failed or missed a bar of their own | dogs |')
})
