import { expect, test } from 'vitest'
import { followWords } from './follow-words.ts'

test('the page that was asked for leaves the box as it is, with its space at the end and what was typed since', () => {
	const words = followWords('')
	words.ask('bisc')
	expect(words.show('bisc', 'bisc ')).toBe('bisc ')
	words.ask('biscuit')
	expect(words.show('biscuit', 'biscuit re')).toBe('biscuit re')
})

test('a page of fewer letters that is shown after more were asked for takes none away', () => {
	const words = followWords('')
	words.ask('biscui')
	words.ask('biscuit')
	expect(words.show('biscui', 'biscuit ')).toBe('biscuit ')
	expect(words.show('biscuit', 'biscuit ')).toBe('biscuit ')
})

test('Back fills the box with the words of its page, unless others were typed since', () => {
	const words = followWords('')
	words.ask('biscuit')
	words.show('biscuit', 'biscuit ')
	expect(words.show('', 'biscuit ')).toBe('')
	words.ask('juno')
	words.show('juno', 'juno')
	expect(words.show('', 'juno and b')).toBe('juno and b')
})

test('a page that was skipped does not hold on to the box', () => {
	const words = followWords('')
	words.ask('bis')
	words.ask('biscuit')
	words.show('biscuit', 'biscuit')
	expect(words.show('bis', 'biscuit')).toBe('bis')
})

test('words typed and taken away again ask for nothing, and Back fills the box', () => {
	const words = followWords('juno')
	words.keep('juno')
	expect(words.show('', 'juno')).toBe('')
})
