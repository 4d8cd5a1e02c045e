import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { crc32 } from 'node:zlib'
import { buildPluginScript } from './plugin-script.ts'

const PLUGIN = join(import.meta.dirname, '../../wordpress/fairlead')
const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END_OF_DIRECTORY = 0x06054b50
/** 1 January 1980, the first day of the format, so that the same files make the same zip. */
const DATE = 0x21

/** The plugin, with its built script, as a zip that wp-admin installs. Uncompressed, because compressed bytes differ between versions of zlib. */
export function pluginZip(): Buffer {
	const names = readdirSync(PLUGIN, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name).slice(PLUGIN.length + 1))
		.toSorted()
	const bodies: Buffer[] = []
	const directory: Buffer[] = []
	let offset = 0
	for (const name of names) {
		const bytes = readFileSync(join(PLUGIN, name))
		const path = Buffer.from(posix.join('fairlead', name.replaceAll('\\', '/')))
		const local = Buffer.concat([numbers([LOCAL_HEADER, 4]), about(bytes, path), path, bytes])
		const place = numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4])
		directory.push(numbers([CENTRAL_HEADER, 4], [20, 2]), about(bytes, path), place, path)
		bodies.push(local)
		offset += local.length
	}
	const listing = Buffer.concat(directory)
	const counts: Sized[] = [
		[0, 2],
		[0, 2],
		[names.length, 2],
		[names.length, 2],
	]
	const end = numbers([END_OF_DIRECTORY, 4], ...counts, [listing.length, 4], [offset, 4], [0, 2])
	return Buffer.concat([...bodies, listing, end])
}

/** What both headers of a file say: version, flags, method, time, date, checksum, sizes, lengths of name and extra field. */
function about(bytes: Buffer, path: Buffer): Buffer {
	const stored: Sized[] = [
		[20, 2],
		[0, 2],
		[0, 2],
		[0, 2],
		[DATE, 2],
	]
	return numbers(...stored, [crc32(bytes), 4], [bytes.length, 4], [bytes.length, 4], [path.length, 2], [0, 2])
}

type Sized = [value: number, bytes: 2 | 4]

/** Little-endian numbers. */
function numbers(...values: Sized[]): Buffer {
	return Buffer.concat(
		values.map(([value, size]) => {
			const bytes = Buffer.alloc(size)
			bytes.writeUIntLE(value, 0, size)
			return bytes
		}),
	)
}

if (import.meta.main) {
	await buildPluginScript()
	const [, version] = /Version:\s+(\S+)/.exec(readFileSync(join(PLUGIN, 'fairlead.php'), 'utf8')) ?? []
	const file = join(PLUGIN, '..', `fairlead-${version}.zip`)
	writeFileSync(file, pluginZip())
	process.stdout.write(`${file}\n`)
}
