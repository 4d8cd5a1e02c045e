import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { appFiles, pageScripts } from './page-scripts.server.ts'

const file = (name: string) => `/assets/${name}-a1B-2_D4.js`
const routes = {
	root: { id: 'root', module: file('root'), imports: [file('shared'), file('router'), file('react-dom')] },
	'routes/dogs': {
		id: 'routes/dogs',
		module: file('dogs'),
		clientActionModule: file('dogs-action'),
		imports: [file('react'), file('shared'), file('dog-card')],
	},
	'routes/home': { id: 'routes/home', module: file('home'), imports: [] },
}
const context = {
	manifest: {
		url: '/assets/manifest-c3.js',
		entry: { module: file('entry.client'), imports: [file('starter')] },
		routes,
	},
	staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'routes/dogs' } }] },
	serverHandoffString: '{"basename":"/"}',
} as unknown as EntryContext

test('a page names the files of its own routes, those that others import first', () => {
	expect(appFiles(context)).toEqual({
		manifest: '/assets/manifest-c3.js',
		routes: { root: [file('root')], 'routes/dogs': [file('dogs-action'), file('dogs')] },
		files: ['react', 'react-dom', 'router', 'shared', 'dog-card', 'root', 'dogs'].map(file),
	})
})

test('the browser gets the payload as the router encoded it, and no text of it ends the script', async () => {
	const awkward = ['"quoted"', "it's", 'back\\slash', '</script><script>alert(1)</script>', '<!--', 'a\u2028b\u2029c']
	const text = `${JSON.stringify(awkward)}\nP1:[2]\n`
	const html = await pageScripts(context, { payload: new Blob([text]).stream(), nonce: 'n0nce', buildId: 'b1' })
	expect(html.match(/<\/?script[^>]*>/g)).toEqual([
		'<script nonce="n0nce">',
		'</script>',
		'<script nonce="n0nce" type="module" async>',
		'</script>',
	])
	const [, literal = ''] = /enqueue\((.*?)\);controller/s.exec(html) ?? []
	expect(new Function(`return ${literal}`)()).toBe(text)
	expect(html).toContain(`import{start}from"${file('entry.client')}";start(`)
})
