import { expect, test } from 'vitest'
import { markdown } from '#tests/builders/backend/content-folder.ts'
import { anEmbeddedBackend } from '#tests/builders/backend/embedded-backend.ts'

test.each([
	['without front matter', 'Hello', /no front matter/],
	['with YAML that cannot be read', '---\nid: [1\n---\n', /line 2|Flow sequence/],
	['without an id', "---\ntitle: 'A'\n---\n", /→ at id/],
	['without a title', '---\nid: 190\n---\n', /→ at title/],
	['with a date that is none', markdown(190, 'A', 'date: soon'), /not a date.*→ at date/],
	["with another one's id", markdown(101, 'A'), /id 101 is also that of dogs\/biscuit\.md/],
])('a file %s is skipped and named with the reason, and the others stay', async (_, text, reason) => {
	const { dogs, reported } = await anEmbeddedBackend({ 'dogs/zeta.md': text })

	const served = await dogs('orderby=id&order=asc')
	expect(reported).toEqual([expect.stringMatching(/^dogs\/zeta\.md: .*; skipped$/)])
	expect(reported[0]).toMatch(reason)
	expect(served).toEqual(['biscuit', 'juno', 'otis'])
})

test('a name that leads to no picture or term is reported, and the item is served without it', async () => {
	const { read, reported } = await anEmbeddedBackend({
		'dogs/juno.md': markdown(102, 'Juno', 'image: nobody\nbreeds: [unicorn, terrier]'),
	})

	expect(await read('/wp-json/wp/v2/dogs/102')).toMatchObject({ image: null, breeds: [{ slug: 'terrier' }] })
	expect(reported).toEqual([
		'dogs/juno.md: media.yaml has no picture "nobody"',
		'dogs/juno.md: terms.yaml has no "unicorn" under dog_breed',
	])
})

test('options that cannot be read are an error, not empty options', async () => {
	const { ask, reported } = await anEmbeddedBackend({ 'options.yaml': 'header: [' })
	const answer = await ask('/wp-json/custom/v1/options/general')

	expect([answer.status, (await answer.json()).code]).toEqual([500, 'options_unreadable'])
	expect(reported[0]).toMatch(/^options\.yaml: /)
})

test('a picture whose file is missing is reported and skipped', async () => {
	const { read, reported } = await anEmbeddedBackend({
		'media.yaml': 'biscuit: { id: 1, width: 9, height: 9, file: none.webp }',
	})

	expect((await read('/wp-json/wp/v2/dogs/101')).image).toBeNull()
	expect(reported).toEqual(['media.yaml: biscuit: media/none.webp is missing; skipped'])
})

test('one invalid picture or term is reported and the others are served', async () => {
	const { read, reported } = await anEmbeddedBackend({
		'media.yaml': 'biscuit: { id: 1, width: 0, height: 1, file: ../x.webp }',
		'terms.yaml': 'categories: [{ id: 1, slug: a, name: A }, { id: two }]',
	})

	expect(await read('/wp-json/wp/v2/categories?_fields=slug')).toEqual([{ slug: 'a' }])
	expect(reported).toEqual(
		expect.arrayContaining([
			expect.stringMatching(/^media\.yaml: biscuit: .*not a picture inside media/),
			expect.stringMatching(/^terms\.yaml: categories, entry 2: /),
		]),
	)
})
