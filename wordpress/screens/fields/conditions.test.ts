import { expect, test } from 'vitest'
import { applies } from './conditions.ts'

const valuesOf = (given: Record<string, string[]>) => (name: string) => given[name] ?? []

test('a field is asked once another has one of the answers it depends on', () => {
	const condition = 'fairlead[meta.garden]=required,preferred'
	expect(applies(condition, valuesOf({ 'fairlead[meta.garden]': ['preferred'] }))).toBe(true)
	expect(applies(condition, valuesOf({ 'fairlead[meta.garden]': ['not_needed'] }))).toBe(false)
	expect(applies(condition, valuesOf({}))).toBe(false)
})

test('a field is asked once another has any answer', () => {
	expect(applies('fairlead[meta.urgent_by]=*', valuesOf({ 'fairlead[meta.urgent_by]': ['2026-12-12'] }))).toBe(true)
	expect(applies('fairlead[meta.urgent_by]=*', valuesOf({}))).toBe(false)
})
