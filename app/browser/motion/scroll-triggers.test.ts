import { expect, test } from 'vitest'
import { isAnotherWindow } from './scroll-triggers.ts'

const phone = { width: 390, height: 800 }

test('on touch devices a change of height by a quarter or less is the browser’s toolbars', () => {
	expect(isAnotherWindow(phone, { width: 390, height: 600 }, true)).toBe(false)
	expect(isAnotherWindow(phone, { width: 390, height: 1000 }, true)).toBe(false)
	expect(isAnotherWindow(phone, { width: 390, height: 599 }, true)).toBe(true)
})

test('another width is always a resize, and so is any other height without touch', () => {
	expect(isAnotherWindow(phone, { width: 391, height: 800 }, true)).toBe(true)
	expect(isAnotherWindow(phone, { width: 390, height: 799 }, false)).toBe(true)
	expect(isAnotherWindow(phone, phone, false)).toBe(false)
})
