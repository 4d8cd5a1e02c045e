// The build itself: the router's, then the older builds' assets beside it and the compressed twins of every file.
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
const buildDir = join(root, 'build')
const previousDir = join(buildDir, 'previous')

function setAside() {
	const assets = join(buildDir, 'client', 'assets')
	if (!existsSync(assets)) return
	mkdirSync(previousDir, { recursive: true })
	// Sorts by time; the newest come last.
	cpSync(assets, join(previousDir, String(Math.round(statSync(assets).mtimeMs)), 'assets'), { recursive: true })
	const kept = readdirSync(previousDir).sort()
	for (const old of kept.slice(0, Math.max(0, kept.length - KEPT_BUILDS)))
		rmSync(join(previousDir, old), { recursive: true })
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

/** Written aside and moved: a running site must never read half a file. A twin that saves nothing is left out. */
function writeTwin(file, twin, original) {
	if (twin.byteLength >= original.byteLength) return
	writeFileSync(`${file}.part`, twin)
	renameSync(`${file}.part`, file)
}

setAside()
const code = run('react-router', ['build'], { NODE_ENV: 'production' })
if (code !== 0) process.exit(code)
compress(join(buildDir, 'client'))
