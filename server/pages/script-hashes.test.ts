import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashInlineScripts } from './script-hashes.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('our own inline scripts get a hash and lose their marker', () => {
	const sealed = hashInlineScripts(
		'<script nonce="m4rk">start()</script><script type="module" async="" nonce="m4rk">go()</script>',
		'm4rk',
	)
	expect(sealed.hashes).toEqual([hash('start()'), hash('go()')])
	expect(sealed.html).toBe('<script>start()</script><script type="module" async="">go()</script>')
})

test('a script that came with content gets no hash, so the browser will not run it', () => {
	const sealed = hashInlineScripts('<p><script>steal()</script><script nonce="guess">steal()</script></p>', 'm4rk')
	expect(sealed.hashes).toEqual([])
})

test('a script with a source needs no hash: it is covered by the site itself', () => {
	expect(hashInlineScripts('<script nonce="m4rk" src="/a.js"></script>', 'm4rk').hashes).toEqual([])
})

test('our own inline styles get a hash of their own, those that came with content get none', () => {
	const sealed = hashInlineScripts('<style nonce="m4rk">p{}</style><p><style>body{display:none}</style>', 'm4rk')
	expect(sealed).toEqual({
		html: '<style>p{}</style><p><style>body{display:none}</style>',
		hashes: [],
		styleHashes: [hash('p{}')],
	})
})
