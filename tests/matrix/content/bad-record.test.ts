import { expect, test } from 'vitest'
import { startContentBackend } from '#tests/integration/content/content-backend.ts'
import { eventually, startSiteProcess } from '#tests/integration/support/site-process.ts'

interface WordPressDog {
	id: number
	slug: string
	title: { rendered: string }
	plain: { title: string; excerpt: string }
	content: { rendered: string }
	excerpt: { rendered: string }
	meta: Record<string, unknown>
}

const HOSTILE = `<p onclick="steal()">Words</p><script>steal()</script><img src=x onerror="steal()"><a href="javascript:steal()">link</a>
<iframe src="https://evil.example"></iframe><form action="https://evil.example"><input></form><style>body{display:none}</style>`

/** A dog without data, as typed meta of WordPress sends it. */
const UNSET_META = {
	status: 'available',
	energy: 0,
	weight_kg: 0,
	exercise_minutes: 0,
	hours_alone: 0,
	fence_cm: 0,
	vaccinated: false,
	microchipped: false,
	children: { fit: '', min_age: 0 },
	fee: { amount: 0, currency: '' },
}

/** The sample's dogs, some of them invalid. */
function spoil(dogs: WordPressDog[]): unknown[] {
	return dogs.map((dog) => {
		if (dog.slug === 'biscuit') return { ...dog, title: { rendered: '' }, plain: { ...dog.plain, title: '' } }
		if (dog.slug === 'juno') return { ...dog, id: 'not a number' }
		if (dog.slug === 'marlow') return { ...dog, meta: { ...dog.meta, status: 'on holiday' } }
		if (dog.slug === 'otis') return { ...dog, content: 42 }
		if (dog.slug === 'waffles') return { ...dog, meta: UNSET_META }
		if (dog.slug === 'maple') return { ...dog, content: { rendered: HOSTILE }, excerpt: { rendered: HOSTILE } }
		return dog
	})
}

test('an invalid record is logged with its id and field and skipped; the others stay', async () => {
	const backend = await startContentBackend()
	backend.intercept(async (path, json) => {
		if (!path.startsWith('/wp-json/wp/v2/dogs')) return null
		const dogs = (await json()) as WordPressDog[]
		return Response.json(Array.isArray(dogs) ? spoil(dogs) : dogs, {
			headers: { 'X-WP-Total': String(dogs.length), 'X-WP-TotalPages': '1' },
		})
	})
	const site = await startSiteProcess({ API_BASE: backend.url })
	await eventually(
		() => site.get('/dogs/sarge'),
		({ status }) => status === 200,
		10_000,
	)

	for (const slug of ['biscuit', 'juno', 'marlow', 'otis']) {
		expect((await site.get(`/dogs/${slug}`)).status, slug).toBe(404)
	}
	const reports = site.logged().filter((line) => line.type === 'dogs' && line.field)
	const said = (id: unknown) => reports.find((line) => line.id === id)?.field
	expect(said(101)).toMatch(/title/)
	expect(said(103)).toMatch(/status/)
	expect(said(104)).toMatch(/content/)
	expect(reports.some((line) => String(line.field).includes('id'))).toBe(true)

	const waffles = await site.get('/dogs/waffles')
	expect(waffles.status).toBe(200)
	const words = (/<main[\s\S]*?<h2[^>]*>You might/.exec(waffles.text)?.[0] ?? '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
	expect(words).toContain('Waffles')
	expect(words).not.toMatch(/\b0 (cm|kg|hours|minutes)|\bNo\b|None\b/)
	expect(reports.filter(({ field }) => field === 'meta')).toHaveLength(1)

	const maple = await site.get('/dogs/maple')
	expect(maple.status).toBe(200)
	expect(maple.text).toContain('Words')
	for (const trace of ['steal()', '<iframe', 'action="https://evil', 'onerror', 'onclick', 'javascript:']) {
		expect(maple.text, trace).not.toContain(trace)
	}
	await site.stop()
	await backend.kill()
})
