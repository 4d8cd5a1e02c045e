import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pluginZip } from '#tools/scripts/plugin-zip.ts'

const LOCAL_HEADER = 0x04034b50
/** Before the name of each file. */
const HEADER_BYTES = 30

/** Unpacks the built zip of the plugin, so that tests run what charities install. Its files are not compressed. */
export function unpackPlugin(folder: string): string {
	const zip = pluginZip()
	let offset = 0
	while (zip.readUInt32LE(offset) === LOCAL_HEADER) {
		const [size, nameLength] = [zip.readUInt32LE(offset + 18), zip.readUInt16LE(offset + 26)]
		const start = offset + HEADER_BYTES + nameLength + zip.readUInt16LE(offset + 28)
		const file = join(folder, zip.toString('utf8', offset + HEADER_BYTES, offset + HEADER_BYTES + nameLength))
		mkdirSync(dirname(file), { recursive: true })
		writeFileSync(file, zip.subarray(start, start + size))
		offset = start + size
	}
	return join(folder, 'fairlead')
}
