import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const HIDDEN_PUNCTUATION = /(?:className="sr-only"|<VisuallyHidden)>\s*(?:\{['`])?\s*[,:;.]/g

test('no visually hidden text begins with punctuation, which would be read after a space', () => {
	const found = globSync('{app,desk}/**/*.tsx').flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(HIDDEN_PUNCTUATION)].map(([text]) => `${file}: ${text}`),
	)
	expect(found).toEqual([])
})
