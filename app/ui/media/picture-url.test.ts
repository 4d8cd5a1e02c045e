import { expect, test } from 'vitest'
import { middleWidth, pictureAddress, pictureSet } from './picture-url.ts'

const biscuit = { id: '1001', version: 'a b', width: 1200, widths: [400, 800, 1200] }

test('an address carries id, width and version, with nothing that could break out of it', () => {
	expect(pictureAddress(biscuit, 800)).toBe('/img/1001/800?v=a%20b')
	expect(pictureAddress({ ...biscuit, id: 'u/../x' }, 400)).toBe('/img/u%2F..%2Fx/400?v=a%20b')
})

test('all widths are offered to the browser, each with its size', () => {
	expect(pictureSet(biscuit)).toBe(
		'/img/1001/400?v=a%20b 400w, /img/1001/800?v=a%20b 800w, /img/1001/1200?v=a%20b 1200w',
	)
})

test('with one width there is nothing to choose', () => {
	expect(pictureSet({ ...biscuit, widths: [400] })).toBeUndefined()
})

test('a browser that cannot choose gets a middle width, or the only one there is', () => {
	expect(middleWidth(biscuit)).toBe(800)
	expect(middleWidth({ ...biscuit, widths: [400] })).toBe(400)
	expect(middleWidth({ ...biscuit, widths: [] })).toBe(1200)
})
