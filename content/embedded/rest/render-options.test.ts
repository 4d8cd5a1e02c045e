import { expect, test } from 'vitest'
import { anEmbeddedBackend } from '#tests/builders/backend/embedded-backend.ts'

const CENTRES = `site: { name: Fairlead }
centres:
  - { name: Alder Bank, image: biscuit }
  - { name: Saltmarsh, image: lost }
  - { name: Hill Farm }
`

test('the picture of a centre is served as an image, and an unknown name is reported', async () => {
	const { read, reported } = await anEmbeddedBackend({ 'options.yaml': CENTRES })

	const { centres } = await read('/wp-json/custom/v1/options/general')
	expect(centres).toMatchObject([
		{ image: { id: 1001, width: 1200, height: 1600 } },
		{ image: null },
		{ name: 'Hill Farm' },
	])
	expect(centres[0].image.source_url).toMatch(/^http:\/\/fairlead\.test\/wp-content\/uploads\/biscuit\.webp/)
	expect(reported).toContain('options.yaml: media.yaml has no picture "lost"')
})
