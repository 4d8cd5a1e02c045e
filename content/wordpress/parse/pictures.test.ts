import { expect, test } from 'vitest'
import { widthsFor } from './pictures.ts'

test.each([
	[4000, [160, 320, 480, 640, 800, 1200, 1600]],
	[1600, [160, 320, 480, 640, 800, 1200, 1600]],
	[1400, [160, 320, 480, 640, 800, 1200, 1400]],
	[820, [160, 320, 480, 640, 800]],
	[100, [100]],
])('a picture %i wide is offered at %j', (width, widths) => {
	expect(widthsFor(width)).toEqual(widths)
})
