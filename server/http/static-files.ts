import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { acceptedEncoding } from './compress.ts'
import { FIXED_NAME_CACHE, IMMUTABLE_CACHE, NO_STORE } from './headers.ts'

const TYPES: Record<string, string> = {
	'.css': 'text/css; charset=utf-8',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/x-icon',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.txt': 'text/plain; charset=utf-8',
	'.webmanifest': 'application/manifest+json',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
}
/** Polled by open tabs (`app/browser/deployments/deployment-watch.ts`). */
const LATEST_BUILD = '/builds/latest.json'
const SUFFIX = { br: '.br', gzip: '.gz' } as const

interface StaticFile {
	bytes: Uint8Array<ArrayBuffer>
	type: string
	cacheControl: string
	encoded: Partial<Record<'br' | 'gzip', Uint8Array<ArrayBuffer>>>
}

/**
 * Serves the files of a build: precompressed where accepted, hashed file names as immutable, `LATEST_BUILD` without
 * caching.
 *
 * Files are read into memory at the start (a few megabytes): no path can lead out of the folders, and a later build
 * does not affect this process. Earlier folders win; later ones are older builds, whose assets open tabs still request.
 */
export function createStaticFiles(folders: string[]) {
	const files = new Map<string, StaticFile>()
	for (const folder of [...folders].reverse()) {
		for (const [path, file] of filesOf(folder)) files.set(path, file)
	}

	return function answer(request: Request): Response | undefined {
		if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
		const found = files.get(new URL(request.url).pathname)
		if (!found) return undefined
		const accepted = acceptedEncoding(request.headers.get('Accept-Encoding'))
		const encoded = accepted ? found.encoded[accepted] : undefined
		const bytes = encoded ?? found.bytes
		const headers = new Headers({
			'Content-Type': found.type,
			'Content-Length': String(bytes.byteLength),
			'Cache-Control': found.cacheControl,
		})
		if (Object.keys(found.encoded).length > 0) headers.set('Vary', 'Accept-Encoding')
		if (encoded && accepted) headers.set('Content-Encoding', accepted)
		return new Response(request.method === 'HEAD' ? null : bytes, { headers })
	}
}

function filesOf(folder: string): [string, StaticFile][] {
	if (!existsSync(folder)) return []
	const names = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
	return names
		.filter((file) => !file.endsWith(SUFFIX.br) && !file.endsWith(SUFFIX.gzip) && TYPES[extname(file)] !== undefined)
		.map((file) => {
			const path = `/${relative(folder, file).split(sep).join('/')}`
			return [path, describeFile(file, path)]
		})
}

function describeFile(file: string, path: string): StaticFile {
	const encoded: StaticFile['encoded'] = {}
	for (const name of ['br', 'gzip'] as const) {
		const twin = file + SUFFIX[name]
		if (existsSync(twin)) encoded[name] = new Uint8Array(readFileSync(twin))
	}
	return {
		bytes: new Uint8Array(readFileSync(file)),
		type: TYPES[extname(file)] ?? 'application/octet-stream',
		cacheControl: cacheOf(path),
		encoded,
	}
}

function cacheOf(path: string): string {
	if (path === LATEST_BUILD) return NO_STORE
	return path.startsWith('/assets/') || path.startsWith('/desk-assets/') || path.startsWith('/builds/meta/')
		? IMMUTABLE_CACHE
		: FIXED_NAME_CACHE
}
