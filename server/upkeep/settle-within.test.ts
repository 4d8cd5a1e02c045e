import { expect, test } from 'vitest'
import { settleWithin } from './settle-within.ts'

const never = () => new Promise<void>(() => {})

test('settled work is awaited, hanging work is named', async () => {
	let hasEnded = false
	const slow = async () => {
		await new Promise((resolve) => setImmediate(resolve))
		hasEnded = true
	}
	expect(await settleWithin(60_000, { slow: slow(), failing: Promise.reject(new Error('the disk is full')) })).toEqual(
		[],
	)
	expect(hasEnded).toBe(true)
	expect(await settleWithin(10, { quick: Promise.resolve(), hanging: never() })).toEqual(['hanging'])
})
