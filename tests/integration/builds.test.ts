import { expect, test } from 'vitest'
import { startSiteProcess } from './site-process.ts'

test('a page names its build, and the build manifest lists the cached pages', async () => {
	const site = await startSiteProcess({ LOG_LEVEL: 'warn' })
	const latest = await site.get('/builds/latest.json?1795258234528')
	expect(latest.headers.get('Cache-Control')).toBe('no-store')
	const { id, timestamp } = JSON.parse(latest.text)
	expect(id).toMatch(/^[0-9a-f]{16}$/)
	expect(Number.isInteger(timestamp)).toBe(true)

	const page = await site.get('/')
	expect(page.text).toContain(id)

	const meta = await site.get(`/builds/meta/${id}.json`)
	expect(meta.headers.get('Cache-Control')).toMatch(/immutable/)
	const { routeRules, prerendered, ...rest } = JSON.parse(meta.text)
	expect(rest).toEqual({ id, timestamp })
	expect(prerendered).toContain('/dogs/:slug')
	expect(routeRules['/dogs/:slug']).toEqual({ payload: true, prerender: true })
	expect(routeRules['/compare']).toEqual({ payload: true, prerender: false })
	expect(Object.keys(routeRules)).not.toContain('/*')
	expect((await site.get('/builds/meta/another.json')).status).toBe(404)
	await site.stop()
})
