// Builds beside the current build, with earlier assets and precompressed files, then swaps.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { writeBuildManifest } from '#server/build/build-manifest.ts'
import { checkStart } from '#server/build/check-start.ts'
import { retainPrevious } from '#server/build/retain-previous.ts'
import { root, run } from '../runtime/runtime.mjs'
import { BUNDLER_INPUTS, describeInputs, INPUTS_FILE } from './build-inputs.mjs'

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/
const current = join(root, 'build')
const next = join(root, 'build-next')
const old = join(root, 'build-old')

function compress(folder) {
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		const file = join(entry.parentPath, entry.name)
		if (!entry.isFile() || !COMPRESSIBLE.test(file)) continue
		const bytes = readFileSync(file)
		writeTwin(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }), bytes)
		writeTwin(`${file}.gz`, gzipSync(bytes, { level: 9 }), bytes)
	}
}

/** Files that compression does not shrink are skipped. */
function writeTwin(file, twin, original) {
	if (twin.byteLength < original.byteLength) writeFileSync(file, twin)
}

function writeInputs(folder, startedAt) {
	writeFileSync(join(folder, INPUTS_FILE), JSON.stringify(describeInputs(root, folder, startedAt)))
	for (const name of readdirSync(folder)) if (BUNDLER_INPUTS.test(name)) rmSync(join(folder, name))
}

const startedAt = Date.now()
for (const leftover of [next, old]) rmSync(leftover, { recursive: true, force: true })
const code = run('react-router', ['build'], { NODE_ENV: 'production', BUILD_DIRECTORY: 'build-next' })
if (code !== 0) process.exit(code)
const deskCode = run('react-router', ['build', 'desk'], {
	NODE_ENV: 'production',
	DESK_BUILD_DIRECTORY: join(next, 'desk'),
})
if (deskCode !== 0) process.exit(deskCode)
await checkStart(next)
await writeBuildManifest(next, current)
compress(join(next, 'client'))
compress(join(next, 'desk', 'client'))
retainPrevious(current, next)
writeInputs(next, startedAt)
if (existsSync(current)) renameSync(current, old)
renameSync(next, current)
rmSync(old, { recursive: true, force: true })
