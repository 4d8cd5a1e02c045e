import { expect, test } from 'vitest'
import { isForHealth } from './is-for-health.ts'

test.each([
	['pays for all the joint medicine an older dog like Dot needs.', true],
	['covers vaccinations and a microchip for one new arrival.', true],
	['only for: Vets’ bills', true],
	['feeds a medium-sized dog for one week a month.', false],
	['helps, whatever the size. Thank you.', false],
	['pays for a new velvet bed.', false],
])('%s', (text, isHealth) => {
	expect(isForHealth(text)).toBe(isHealth)
})
