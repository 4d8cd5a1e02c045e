import { expect, test } from 'vitest'
import { isHarmlessDrawing } from '#lib/icons/is-harmless-drawing.ts'

const PARTS = ['<g ', ' a="', '<path d="M0 0" ', '\t', '<g>', 'a-a="1" ']

test('a long invalid drawing is refused as fast as a long valid one', () => {
	const started = performance.now()
	for (const part of PARTS) {
		isHarmlessDrawing(part.repeat(9999 / part.length))
		isHarmlessDrawing(`<path ${part.repeat(9900 / part.length)}`)
	}
	expect(performance.now() - started).toBeLessThan(500)
})
