import { expect, test } from 'vitest'
import { startOnInterest } from './start-script.server.ts'

const PRELOADS = [
	'manifest-c3',
	'entry.client-93abcdef',
	'starter-a1-2_4-8',
	'dogs-Cs345678',
	'shared-wW345678',
	'react-dom-x1345678',
	'root-CW345678',
]
	.map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`)
	.join('')

const page = (script: string) =>
	`<head>${PRELOADS}</head><body><script nonce="n" type="module" async="">${script}</script></body>`

const SCRIPT = `import "/assets/manifest-c3.js";
import * as route0 from "/assets/root-CW345678.js";
import * as route1_clientAction from "/assets/dogs-action-1.js";
import * as route1_main from "/assets/dogs-Cs345678.js";
const route1 = {...route1_clientAction,...route1_main};
  
  window.__reactRouterRouteModules = {"root":route0,"routes/dogs":route1};

import("/assets/entry.client-93abcdef.js");`

test('a page loads the start file only, and tells it the others: those that others import first', () => {
	const html = startOnInterest(page(SCRIPT), 'b1')
	expect(html.match(/<link[^>]*>/g)).toEqual([
		'<link fetchpriority="low" rel="modulepreload" href="/assets/starter-a1-2_4-8.js"/>',
	])
	const [, argument = ''] =
		/import\{start\}from"\/assets\/starter-a1-2_4-8\.js";start\((.*),"b1"\)<\/script>/.exec(html) ?? []
	expect(JSON.parse(argument)).toEqual({
		manifest: '/assets/manifest-c3.js',
		routes: {
			root: ['/assets/root-CW345678.js'],
			'routes/dogs': ['/assets/dogs-action-1.js', '/assets/dogs-Cs345678.js'],
		},
		files: ['react-dom-x1345678', 'shared-wW345678', 'manifest-c3', 'dogs-Cs345678', 'root-CW345678'].map(
			(name) => `/assets/${name}.js`,
		),
	})
})

test('a start script of another shape is refused, not served', () => {
	const changed = SCRIPT.replace('__reactRouterRouteModules', '__routeModules')
	expect(() => startOnInterest(page(changed), 'b1')).toThrow(/another script/)
	expect(() => startOnInterest(page(SCRIPT).replace('starter-a1-2_4-8', 'other'), 'b1')).toThrow(/no start file/)
})
