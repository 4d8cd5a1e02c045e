import { expect, test } from 'vitest'
import { createPageUrls } from './page-url.ts'

const { read, payloadOf } = createPageUrls({
	pages: { '/': [], '/dogs': ['with', 'size', 'page'], '/dogs/:slug': [] },
	privateParameters: ['home'],
	routeIds: new Map([
		['/', 'routes/home'],
		['/dogs', 'routes/dogs'],
		['/dogs/:slug', 'routes/dog'],
	]),
})
const target = (asked: string) => read(asked)?.target ?? null

test("foreign query parameters are removed; the page's own are kept and sorted", () => {
	expect(read('/dogs?fbclid=IwAR0&utm_source=facebook')).toEqual({ target: '/dogs', isPlain: true })
	expect(read('/dogs?with=cats&fbclid=1&size=small')).toEqual({ target: '/dogs?size=small&with=cats', isPlain: false })
	expect(target('/dogs?with=dogs&size=small&with=cats')).toBe('/dogs?size=small&with=dogs&with=cats')
	expect(target('/dogs/biscuit?with=cats')).toBe('/dogs/biscuit')
})

test('a payload has only the URL that browsers request', () => {
	expect(payloadOf('/')).toBe('/_.data?_routes=routes%2Fhome')
	expect(payloadOf('/dogs/biscuit')).toBe('/dogs/biscuit.data?_routes=routes%2Fdog')
	for (const path of ['/', '/dogs', '/dogs/biscuit']) expect(target(payloadOf(path) ?? '')).toBe(payloadOf(path))
	expect(target('/dogs.data?with=cats&x=1&_routes=routes%2Fdogs')).toBe('/dogs.data?with=cats&_routes=routes%2Fdogs')
	for (const odd of ['/dogs.data', '/dogs.data?_routes=root,routes%2Fdogs', '/.data', '/dogs/.data', '/_root.data']) {
		expect(target(odd), odd).toBeNull()
	}
})

test('household answers and personal pages have no cache key', () => {
	expect(target('/dogs?home=1042-1312')).toBeNull()
	expect(target('/dogs.data?home=1042-1312&_routes=routes%2Fdogs')).toBeNull()
	for (const other of ['/compare', '/apply/adoption', '/dogs/biscuit/poster', '/favourites?dogs=biscuit']) {
		expect(target(other), other).toBeNull()
	}
})

test('an unmatched path may be a page of the backend; every other route has priority', () => {
	const routes = ['/', '/dogs', '/compare', '/apply/:form/start', '/dogs/:slug/poster', '/*']
	const { read, payloadOf } = createPageUrls({
		pages: { '/': [], '/dogs': ['page'], '/dogs/:slug': [], '/*': [] },
		privateParameters: ['home'],
		routeIds: new Map(routes.map((pattern) => [pattern, `routes${pattern}`])),
	})
	expect(read('/about/people?utm_source=x')).toEqual({ target: '/about/people', isPlain: true, isRest: true })
	expect(payloadOf('/about')).toBe('/about.data?_routes=routes%2F*')
	const others = [
		'/compare?dogs=a',
		'/apply/adoption/start',
		'/dogs/biscuit/poster',
		'/Compare',
		'/About',
		'/about/',
		'//about',
		'/a%2Fb',
	]
	for (const other of others) expect(read(other)?.target ?? null, other).toBe(null)
	expect(read('/dogs')).toEqual({ target: '/dogs', isPlain: true })
})

test('one page is not cached under a thousand spellings', () => {
	const odd = [
		'/DOGS',
		'/%64ogs',
		'/dogs/%62iscuit',
		'/dogs/%zz',
		'//dogs',
		'/dogs/',
		'/dogs//',
		'http://evil.example/dogs',
	]
	for (const spelling of [...odd, `/dogs?page=${'1'.repeat(3000)}`]) expect(target(spelling), spelling).toBeNull()
	expect(target('/dogs/%D7%9B%D7%9C%D7%91')).toBe('/dogs/%D7%9B%D7%9C%D7%91')
})
