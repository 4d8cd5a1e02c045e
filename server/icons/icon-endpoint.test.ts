import { expect, test } from 'vitest'
import { createIconEndpoint } from './icon-endpoint.ts'
import { createIconSets } from './icon-sets.ts'

const answer = createIconEndpoint(createIconSets().pick)

function ask(file: string, query: string, headers: Record<string, string> = {}) {
	return answer(new Request(`https://rescue.example/api/icons/${file}${query}`, { headers }), file)
}

test('an installed collection returns only the requested icons, cacheable for a week', async () => {
	const response = await ask('simple-icons.json', '?icons=mastodon,facebook')
	expect(response.status).toBe(200)
	expect(response.headers.get('Cache-Control')).toBe('public, max-age=604800')
	expect(response.headers.get('Content-Type')).toContain('application/json')
	const set = await response.json()
	expect(set).toMatchObject({ prefix: 'simple-icons', width: 24, height: 24 })
	expect(Object.keys(set.icons)).toEqual(['facebook', 'mastodon'])
	expect(set.icons.facebook.body).toMatch(/^<path /)
	const again = await ask('simple-icons.json', '?icons=mastodon,facebook', {
		'If-None-Match': response.headers.get('ETag') ?? '',
	})
	expect(again.status).toBe(304)
})

test('an alias comes with its parent', async () => {
	const { icons, aliases } = await (await ask('simple-icons.json', '?icons=amazonaws')).json()
	expect(aliases).toEqual({ amazonaws: { parent: 'amazonwebservices' } })
	expect(Object.keys(icons)).toEqual(['amazonwebservices'])
})

test('a missing icon is named, and the response has a short cache time', async () => {
	const response = await ask('ph.json', '?icons=dog,no-such-icon,constructor')
	expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
	const set = await response.json()
	expect(Object.keys(set.icons)).toEqual(['dog'])
	expect(set.not_found).toEqual(['constructor', 'no-such-icon'])
})

test.for([
	['mdi.json', '?icons=paw', 404],
	['..%2f..%2fpackage.json', '?icons=paw', 404],
	['constructor.json', '?icons=paw', 404],
	['ph', '?icons=dog', 404],
	['ph.json', '', 400],
	['ph.json', '?icons=', 400],
	['ph.json', '?icons=dog,', 400],
	['ph.json', '?icons=../dog', 400],
	['ph.json', '?icons=__proto__', 400],
	['ph.json', '?icons=Dog', 400],
	['ph.json', `?icons=${Array.from({ length: 101 }, (_, n) => `a${n}`)}`, 400],
] as const)('%s%s is refused', async ([file, query, status]) => {
	const response = await ask(file, query)
	expect(response.status).toBe(status)
	expect(response.headers.get('Cache-Control')).toBe('no-store')
})
