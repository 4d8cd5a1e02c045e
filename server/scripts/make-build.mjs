// The build itself: made beside the current one, with the older builds' assets and compressed twins, then swapped in.
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root, run } from './runtime.mjs'

/** Pages cached elsewhere outlive a deployment and go on asking for their assets. */
const KEPT_BUILDS = 2
const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/
const current = join(root, 'build')
const next = join(root, 'build-next')
const old = join(root, 'build-old')

/** Brings along the assets of the builds before: the current one's under the time it was made, and what it kept. */
function keepPrevious() {
	const assets = join(current, 'client', 'assets')
	if (!existsSync(assets)) return
	const kept = existsSync(join(current, 'previous')) ? readdirSync(join(current, 'previous')).sort() : []
	mkdirSync(join(next, 'previous'))
	for (const name of kept.slice(-(KEPT_BUILDS - 1))) {
		cpSync(join(current, 'previous', name), join(next, 'previous', name), { recursive: true })
	}
	cpSync(assets, join(next, 'previous', String(Math.round(statSync(assets).mtimeMs)), 'assets'), { recursive: true })
}

function compress(folder) {
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		const file = join(entry.parentPath, entry.name)
		if (!entry.isFile() || !COMPRESSIBLE.test(file)) continue
		const bytes = readFileSync(file)
		writeTwin(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }), bytes)
		writeTwin(`${file}.gz`, gzipSync(bytes, { level: 9 }), bytes)
	}
}

/** A twin that saves nothing is left out. */
function writeTwin(file, twin, original) {
	if (twin.byteLength < original.byteLength) writeFileSync(file, twin)
}

for (const leftover of [next, old]) rmSync(leftover, { recursive: true, force: true })
const code = run('react-router', ['build'], { NODE_ENV: 'production', BUILD_DIRECTORY: 'build-next' })
if (code !== 0) process.exit(code)
compress(join(next, 'client'))
keepPrevious()
if (existsSync(current)) renameSync(current, old)
renameSync(next, current)
rmSync(old, { recursive: true, force: true })
