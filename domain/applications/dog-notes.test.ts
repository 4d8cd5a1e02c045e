import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { aloneNote, childNotes, gardenNotes } from './dog-notes.ts'
import { staffFlags } from './submissions/staff-flags.ts'

const worldWith = (known: Partial<Dog>) => someFormContext({ dogs: [aDog(known)] })
const children = (fit: 'yes' | 'no' | 'selective' | 'unknown', minAge: number | null = null) =>
	worldWith({ goodWith: { dogs: 'unknown', cats: 'unknown', smallPets: 'unknown', children: { fit, minAge } } })
const flagsOf = (...given: Parameters<typeof staffFlags>) => staffFlags(...given).map(({ text }) => text)
const toddler = { dog: 'biscuit', children: 'yes', children0to4: '1' }

test('unknown facts about a dog are not a refusal', () => {
	expect(gardenNotes(worldWith({}), { dog: 'biscuit' })).toEqual(['We don’t know yet whether Biscuit needs a garden.'])
	expect(childNotes(children('unknown'), toddler)).toEqual(['We don’t know yet how Biscuit is with children.'])
	expect(flagsOf(children('unknown'), { ...toddler, garden: 'none', hoursAlone: '9' })).toEqual([])
})

test('without a garden the dog’s needs are shown, not a refusal', () => {
	const formContext = worldWith({ garden: 'required', fenceCm: 180 })
	expect(gardenNotes(formContext, { dog: 'biscuit', garden: 'none' })).toEqual([
		'Biscuit needs a secure garden with a fence of 1.8\u00a0m or more.',
		'Do apply anyway: we may know a dog who’d be happy with you.',
	])
	const sixFeet = { dog: 'biscuit', garden: 'private', fenceHeight: ['6', 'ft'] }
	expect(gardenNotes(formContext, { ...sixFeet, fenceHeight: ['5', 'ft'] })).toHaveLength(2)
	expect(gardenNotes(formContext, sixFeet)).toHaveLength(1)
	expect(flagsOf(formContext, { ...sixFeet, fenceHeight: '152' })).toEqual(['Fence 152 cm; Biscuit needs 180 cm'])
	expect(flagsOf(formContext, sixFeet)).toEqual([])
})

test('six feet satisfy 180 cm, and a missing height is unknown', () => {
	const formContext = worldWith({ garden: 'required', fenceCm: 180 })
	expect(flagsOf(formContext, { dog: 'biscuit', fenceHeight: '183' })).toEqual([])
	expect(flagsOf(formContext, { dog: 'biscuit', fenceHeight: '' })).toEqual([])
})

test('children below the dog’s minimum age are noted and flagged for staff', () => {
	expect(childNotes(children('selective', 8), toddler)[0]).toBe('Biscuit needs children to be 8 or over.')
	expect(flagsOf(children('selective', 8), toddler)).toEqual(['Children from 0; Biscuit needs 8 or over'])
	const teenager = { dog: 'biscuit', children: 'yes', children12to17: '1' }
	expect(childNotes(children('selective', 8), teenager)).toHaveLength(1)
	expect(flagsOf(children('selective', 12), teenager)).toEqual([])
	expect(childNotes(children('no'), { dog: 'biscuit', children: 'no' })).toEqual([
		'Biscuit needs a home without children.',
	])
	expect(flagsOf(children('no'), { dog: 'biscuit', children: 'no', visitingChildren: 'yes' })).toEqual([
		'Children; Biscuit needs a home without',
	])
	expect(childNotes(children('yes'), toddler)).toEqual([])
	expect(childNotes(children('no', 10), teenager)).toEqual([
		'Biscuit needs children to be 10 or over.',
		'We don’t know yet how Biscuit is with older children.',
	])
	expect(flagsOf(children('no', 10), teenager)).toEqual([])
	expect(flagsOf(children('no', 10), toddler)).toEqual(['Children from 0; Biscuit needs 10 or over'])
})

test('long hours alone are noted, by the dog’s limit if there is one', () => {
	expect(aloneNote(worldWith({ hoursAlone: 2 }), { dog: 'biscuit', hoursAlone: '2' })).toEqual([
		'Biscuit can be left for up to 2 hours.',
	])
	expect(aloneNote(worldWith({ hoursAlone: 0 }), { dog: 'biscuit', hoursAlone: '1' })).toHaveLength(2)
	expect(aloneNote(someFormContext(), { dog: 'any', hoursAlone: '4' })).toEqual([])
	expect(aloneNote(someFormContext(), { dog: 'any', hoursAlone: '4.5' })[0]).toMatch(
		/^Most adult dogs can be left for up to 4 hours/,
	)
})

test('bites are open flags; health and history are sensitive flags', () => {
	const formContext = someFormContext()
	expect(staffFlags(formContext, { bitten: 'yes', bittenWhat: 'PRIVATE' })).toEqual([
		{ text: 'The dog has bitten or snapped: read what happened before anyone handles it', isSensitive: false },
	])
	const household = staffFlags(formContext, { allergies: 'yes', offence: 'yes', gaveUp: 'yes' })
	expect(household).toHaveLength(3)
	expect(household.every(({ isSensitive }) => isSensitive)).toBe(true)
	expect(staffFlags(formContext, { bitten: 'no', allergies: 'no', offence: 'no', gaveUp: 'no' })).toEqual([])
})
