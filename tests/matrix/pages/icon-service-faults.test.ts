import { expect, test } from 'vitest'
import { DRAWING, honest } from '#tests/builders/icon-service.ts'
import { OPTIONS, PAW, pageWith, service, siteWithIcons } from '#tests/integration/pages/site-with-icons.ts'

test('icon requests have URLs of at most 500 characters', async () => {
	const outside = await service(honest)
	const names = Array.from({ length: 60 }, (_, n) => `a-long-name-of-an-icon-${n}`)
	const social = names.map((name) => `  - { text: ${name}, url: https://paws.example/${name}, icon: mdi:${name} }`)
	const site = await siteWithIcons({ ICON_SERVICE: outside.url }, `${OPTIONS}${social.join('\n')}\n`)
	const { text } = await pageWith(site, PAW)
	expect(outside.asked.length).toBeGreaterThan(1)
	const addresses = outside.asked.map((path) => outside.url + path)
	expect(Math.max(...addresses.map(({ length }) => length))).toBeLessThanOrEqual(500)
	const asked = addresses.flatMap((address) => new URL(address).searchParams.get('icons')?.split(','))
	expect(asked.sort()).toEqual([...names, 'paw'].sort())
	for (const name of names) expect(text).toContain(`${DRAWING}</svg>${name}`)
})

test.for([
	['a script in the drawing', { body: `${DRAWING}<script>alert(1)</script>` }],
	['an endless answer', { body: 'x'.repeat(2_000_000) }],
])('a response with %s adds nothing to the page', async ([, paw]) => {
	const lying = await service(({ collection }, response) =>
		response.end(JSON.stringify({ prefix: collection, icons: { paw } })),
	)
	const site = await siteWithIcons({ ICON_SERVICE: lying.url })
	const { text } = await site.get('/')
	expect(text).toContain('Our paws')
	expect(text).not.toContain(DRAWING)
	expect(text).not.toContain('alert(1)')
	expect((await site.get('/api/icons/mdi.json?icons=paw')).status).toBe(404)
})

test('failures are logged with their reason', async () => {
	const failing = await service(({ collection }, response) =>
		collection === 'mdi' ? response.end('<!doctype html>') : response.writeHead(503).end(),
	)
	const site = await siteWithIcons({ ICON_SERVICE: failing.url })
	await site.get('/')
	expect(site.logged()).toContainEqual(
		expect.objectContaining({ msg: 'Invalid data', collection: 'mdi', icons: ['paw'] }),
	)
	await failing.stop()
	const later = await siteWithIcons({ ICON_SERVICE: failing.url })
	await later.get('/')
	expect(later.logged()).toContainEqual(expect.objectContaining({ msg: 'Failed to load custom icons', icons: ['paw'] }))
})
