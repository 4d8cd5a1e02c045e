import { expect, test } from 'vitest'
import { isLongOnPhones, menuRoom } from './menu-room.ts'

const item = (text: string) => ({ text })
const usual = ['Find a dog', 'Adopt', 'Foster', 'Ways to help', 'Shop', 'Advice'].map(item)

test('a usual menu stands in the header of a small laptop', () => {
	expect(menuRoom({ name: 'Fairlead', menu: usual, button: 'Donate' })).toBe('lg')
	expect(menuRoom({ name: 'Fairlead', menu: [], button: '' })).toBe('lg')
})

test('a fuller menu waits for a wider screen', () => {
	const menu = [...usual, item('Happy endings'), item('About us')]
	expect(menuRoom({ name: 'Fairlead', menu, button: 'Donate' })).toBe('xl')
})

test('twelve pages, or one with a very long name, stay behind the button', () => {
	expect(menuRoom({ name: 'Fairlead', menu: [...usual, ...usual], button: 'Donate' })).toBe('never')
	expect(
		menuRoom({ name: 'Fairlead', menu: [item('Everything there is to know about us '.repeat(4))], button: '' }),
	).toBe('never')
})

test('on phones a long name or a long button stands in a line of its own', () => {
	expect(isLongOnPhones({ name: 'Fairlead', button: 'Donate' })).toBe(false)
	expect(isLongOnPhones({ name: 'Thornford Dog Rescue', button: 'Donate' })).toBe(true)
	expect(isLongOnPhones({ name: 'Fairlead', button: 'Give us your money' })).toBe(true)
})

test('wide scripts need more room', () => {
	const menu = usual.map(() => item('保護犬の会'))
	expect(menuRoom({ name: 'Fairlead', menu, button: 'Donate' })).toBe('xl')
})
