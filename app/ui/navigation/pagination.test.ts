import { expect, test } from 'vitest'
import { pageWindow } from './pagination.tsx'

test('a few pages are all offered', () => {
	expect(pageWindow(1, 3)).toEqual([1, 2, 3])
	expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('of many pages the first, the last and the neighbours are offered', () => {
	expect(pageWindow(7, 20)).toEqual([1, null, 6, 7, 8, null, 20])
	expect(pageWindow(1, 20)).toEqual([1, 2, null, 20])
	expect(pageWindow(20, 20)).toEqual([1, null, 19, 20])
})

test('a gap never hides a single page', () => {
	expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20])
})
