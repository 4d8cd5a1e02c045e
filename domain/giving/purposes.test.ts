import { expect, test } from 'vitest'
import { fundLabel, fundOf, purposesToChoose } from './purposes.ts'

const VETS = { key: 'vets', label: 'Vets’ bills', tooLittle: 'We pay the rest.', tooMuch: 'The rest buys food.' }

test('purposes are offered after the general one, and not at all without a choice', () => {
	expect(purposesToChoose([])).toEqual([])
	expect(purposesToChoose([VETS]).map(({ label }) => label)).toEqual(['Wherever it is needed most', 'Vets’ bills'])
	const own = { ...VETS, key: 'general', label: 'All our dogs' }
	expect(purposesToChoose([VETS, own]).map(({ label }) => label)).toEqual(['All our dogs', 'Vets’ bills'])
	expect(purposesToChoose([own])).toEqual([])
})

test('a donation without a purpose is for the general fund; an invented purpose is none', () => {
	expect(fundOf('', [VETS])).toBe('general')
	expect(fundOf('general', [VETS])).toBe('general')
	expect(fundOf('vets', [VETS])).toBe('vets')
	expect(fundOf('yacht', [VETS])).toBeUndefined()
})

test('a purpose that was removed from the options still has its entries under its key', () => {
	expect(fundLabel('vets', [VETS])).toBe('Vets’ bills')
	expect(fundLabel('roof', [VETS])).toBe('roof')
	expect(fundLabel('general', [])).toBe('Wherever it is needed most')
})
