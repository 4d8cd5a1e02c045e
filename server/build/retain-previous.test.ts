import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createStaticFiles } from '../http/static-files.ts'
import { buildFolders } from '../site.ts'
import { retainPrevious } from './retain-previous.ts'

const TODAY = new Date('2026-11-21').getTime() / 1000

/** A build with one asset and its manifest, made in that minute of today. */
function buildNamed(id: string, minute: number): string {
	const folder = mkdtempSync(join(tmpdir(), 'build-'))
	const assets = join(folder, 'client', 'assets')
	mkdirSync(assets, { recursive: true })
	mkdirSync(join(folder, 'client', 'builds', 'meta'), { recursive: true })
	writeFileSync(join(assets, `app-${id}.js`), id)
	writeFileSync(join(folder, 'client', 'builds', 'latest.json'), JSON.stringify({ id, timestamp: minute }))
	writeFileSync(join(folder, 'client', 'builds', 'meta', `${id}.json`), id)
	utimesSync(assets, TODAY + minute * 60, TODAY + minute * 60)
	return folder
}

function served(build: string, path: string): boolean {
	const previous = existsSync(join(build, 'previous')) ? readdirSync(join(build, 'previous')) : []
	return createStaticFiles(buildFolders(build, previous))(new Request(`http://site.example${path}`)) !== undefined
}

test('the files of the two builds before stay served, those of the third do not', () => {
	const builds = ['a', 'b', 'c', 'd'].map((id, i) => buildNamed(id, i + 1))
	for (const [i, build] of builds.entries()) if (i > 0) retainPrevious(builds[i - 1] ?? '', build)
	const latest = builds[3] ?? ''
	for (const id of ['b', 'c', 'd']) {
		expect(served(latest, `/assets/app-${id}.js`), id).toBe(true)
		expect(served(latest, `/builds/meta/${id}.json`), id).toBe(true)
	}
	expect(served(latest, '/assets/app-a.js')).toBe(false)
})

test('rebuilding the same code does not displace older builds', () => {
	const [first, second, again] = [buildNamed('a', 1), buildNamed('b', 2), buildNamed('c', 3)]
	retainPrevious(first, second)
	retainPrevious(second, again)
	const same = buildNamed('c', 4)
	retainPrevious(again, same)
	for (const id of ['a', 'b']) expect(served(same, `/assets/app-${id}.js`), id).toBe(true)
})

test('the latest build is never read from an older build', async () => {
	const [older, newer] = [buildNamed('a', 1), buildNamed('b', 2)]
	retainPrevious(older, newer)
	const files = createStaticFiles(buildFolders(newer, readdirSync(join(newer, 'previous'))))
	const latest = files(new Request('http://site.example/builds/latest.json?123'))
	expect(await latest?.json()).toMatchObject({ id: 'b' })
	expect(latest?.headers.get('Cache-Control')).toBe('no-store')
	expect(files(new Request('http://site.example/builds/meta/b.json'))?.headers.get('Cache-Control')).toMatch(
		/immutable/,
	)
})
