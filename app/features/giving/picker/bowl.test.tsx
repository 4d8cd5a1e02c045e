import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Bowl } from './bowl.tsx'

test('two bowls of a page have a clip path each, so that one that is not displayed does not open the other', () => {
	const html = renderToStaticMarkup(
		<>
			<Bowl of={3} reached={1} className="bowl" />
			<Bowl of={3} reached={1} className="bowl" />
		</>,
	)
	const ids = [...html.matchAll(/<clipPath id="([^"]+)"/g)].map(([, id]) => id)
	expect(new Set(ids).size).toBe(2)
	expect([...html.matchAll(/clip-path="url\(#([^"]+)\)"/g)].map(([, id]) => id)).toEqual(ids)
})
