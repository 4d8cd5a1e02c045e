import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createStaticFiles } from './static-files.ts'

function folderWith(files: Record<string, string>) {
	const folder = mkdtempSync(join(tmpdir(), 'static-'))
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(join(folder, name, '..'), { recursive: true })
		writeFileSync(join(folder, name), text)
	}
	return folder
}

function get(path: string, headers: Record<string, string> = {}) {
	return new Request(`http://site.example${path}`, { headers })
}

test('assets are cached immutably, files with a fixed name for an hour', async () => {
	const files = createStaticFiles([folderWith({ 'assets/app-1.js': 'go()', 'favicon.svg': '<svg/>' })])
	const asset = files(get('/assets/app-1.js'))
	expect(asset?.headers.get('Cache-Control')).toMatch(/immutable/)
	expect(asset?.headers.get('Content-Type')).toMatch(/^text\/javascript/)
	expect(await asset?.text()).toBe('go()')
	expect(files(get('/favicon.svg'))?.headers.get('Cache-Control')).toBe('public, max-age=3600')
})

test('the precompressed file is served where it is accepted', async () => {
	const files = createStaticFiles([folderWith({ 'assets/a.css': 'body{}', 'assets/a.css.br': 'squeezed' })])
	const squeezed = files(get('/assets/a.css', { 'Accept-Encoding': 'br' }))
	expect(squeezed?.headers.get('Content-Encoding')).toBe('br')
	expect(await squeezed?.text()).toBe('squeezed')
	const plain = files(get('/assets/a.css'))
	expect(plain?.headers.get('Content-Encoding')).toBeNull()
	expect(plain?.headers.get('Vary')).toBe('Accept-Encoding')
	expect(files(get('/assets/a.css.br'))).toBeUndefined()
})

test('the assets of the build before are still served, and the newest build wins', async () => {
	const now = folderWith({ 'assets/new.js': 'new', 'assets/same.js': 'now' })
	const before = folderWith({ 'assets/old.js': 'old', 'assets/same.js': 'before' })
	const files = createStaticFiles([now, before])
	expect(await files(get('/assets/old.js'))?.text()).toBe('old')
	expect(await files(get('/assets/same.js'))?.text()).toBe('now')
})

test('no path leads out of the folder', () => {
	const files = createStaticFiles([folderWith({ 'a.txt': 'a' })])
	for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/a.txt/../../package.json']) {
		expect(files(get(path)), path).toBeUndefined()
	}
})
