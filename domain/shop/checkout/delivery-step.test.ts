import { expect, test } from 'vitest'
import { checkStep } from '#domain/forms/validation/read-step.ts'
import { uk } from '#domain/region/uk.ts'
import { deliveryEstimateInWords } from './delivery-estimate.ts'
import { deliveryStep, methodIn } from './delivery-step.ts'

const LETTER = {
	key: 'letter',
	label: 'Letter',
	priceMinor: 225,
	arrival: 'Usually there by Friday 4 December.',
	wait: '',
}
const COURIER = { key: 'courier', label: 'Courier', priceMinor: 650, arrival: '', wait: 'Posted soon.' }
const step = (...methods: (typeof LETTER)[]) => deliveryStep({ methods, currency: 'GBP', locale: 'en-GB' })

test('of several ways one is chosen, and none beforehand', () => {
	expect(checkStep(step(LETTER, COURIER), {}).errors).toMatchObject([{ field: 'method' }])
	expect(checkStep(step(LETTER, COURIER), { method: 'courier' }).errors).toEqual([])
	// It is no longer offered.
	expect(checkStep(step(LETTER, COURIER), { method: 'pigeon' }).errors).toMatchObject([{ field: 'method' }])
	expect(methodIn({}, [LETTER, COURIER])).toBeUndefined()
})

test('the only way is said, with its price and its day', () => {
	expect(step(LETTER)).toMatchObject({ intro: 'Usually there by Friday 4 December.' })
	expect(step(LETTER).notes?.({})).toEqual(['Letter: £2.25.'])
	expect(step(COURIER).intro).toBe('Courier: £6.50.')
	expect(step(COURIER).notes?.({})).toEqual(['Posted soon.'])
	expect(checkStep(step(LETTER), {}).errors).toEqual([])
	expect(methodIn({ method: 'courier' }, [LETTER])).toBe(LETTER)
})

const posting = { today: '2026-11-23', region: uk, locale: 'en-GB' }

test('the day is that of the slowest thing, counted in working days', () => {
	const dispatch = ['Posted within 3 working days, as a letter.', 'Engraved and posted within 10 working days.']
	expect(deliveryEstimateInWords({ ...posting, dispatch, days: { from: 2, to: 3 } })).toBe(
		'Usually there by Thursday 10 December.',
	)
})

test('without a promise of posting it is said in days; without days nothing is said', () => {
	expect(deliveryEstimateInWords({ ...posting, dispatch: ['Soon.'], days: { from: 2, to: 3 } })).toBe(
		'Usually 2 to 3 working days after we post it.',
	)
	expect(deliveryEstimateInWords({ ...posting, dispatch: [], days: { from: 1, to: 1 } })).toBe(
		'Usually 1 working day after we post it.',
	)
	expect(deliveryEstimateInWords({ ...posting, dispatch: ['Soon.'], days: null })).toBe('')
})
