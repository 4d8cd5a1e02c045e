import { open, stat, writeFile } from 'node:fs/promises'
import type { CaseFile } from '#records/files/case-files.ts'
import { fitsInMemory, MAX_SOURCE_PIXELS } from '../images/decoding.ts'

const MAX_SIDE_PIXELS = 3000
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1', 'heim', 'heis']
const TAIL_BYTES = 2048
/** Four bytes for each brand it is compatible with. */
const MAX_TYPE_BOX_BYTES = 256

/** What a file is by its first bytes; undefined for anything else (SVG, HTML, archives, programs). */
function typeOf(head: Buffer): CaseFile['type'] | undefined {
	const text = head.toString('latin1')
	if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg'
	if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
	if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
	if (isHeic(head)) return 'image/heic'
	return text.startsWith('%PDF-') ? 'application/pdf' : undefined
}

/**
 * Whether the first box is the type box of a HEIC. Its length is read: in a text that only has the same letters at their place, such as a
 * script, it would be a billion.
 */
function isHeic(head: Buffer): boolean {
	const length = head.length < 12 ? 0 : head.readUInt32BE(0)
	if (length < 16 || length > MAX_TYPE_BOX_BYTES || length % 4 !== 0) return false
	return head.toString('latin1', 4, 8) === 'ftyp' && HEIC_BRANDS.includes(head.toString('latin1', 8, 12))
}

export interface AcceptableFile {
	type: CaseFile['type']
	/** What is to be stored: the file itself, or the one made from it. */
	path: string
	bytes: number
}

/**
 * The file as it may be stored: pictures are decoded and encoded anew, without metadata and without anything hidden behind them. PDF and
 * HEIC stay as they are, and are only ever downloaded. Undefined for what is not one of these, is damaged, or is too large to decode.
 *
 * @param encodedPath where a picture is encoded to
 */
export async function acceptableFile(path: string, encodedPath: string): Promise<AcceptableFile | undefined> {
	const type = typeOf(await readPart(path, 'head'))
	if (type === undefined) return undefined
	if (type === 'application/pdf' || type === 'image/heic') {
		const isWhole = type === 'image/heic' || (await readPart(path, 'tail')).includes('%%EOF')
		return isWhole ? { type, path, bytes: (await stat(path)).size } : undefined
	}
	if (!(await fitsInMemory(path))) return undefined
	const { default: sharp } = await import('sharp')
	const format = type.slice('image/'.length) as 'jpeg' | 'png' | 'webp'
	const encoded = await sharp(path, { limitInputPixels: MAX_SOURCE_PIXELS, animated: false, failOn: 'error' })
		.autoOrient()
		.resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
		.toFormat(format)
		.toBuffer()
		.catch(() => undefined)
	if (!encoded) return undefined
	await writeFile(encodedPath, encoded, { mode: 0o600 })
	return { type, path: encodedPath, bytes: encoded.byteLength }
}

async function readPart(path: string, which: 'head' | 'tail'): Promise<Buffer> {
	const file = await open(path)
	try {
		const { size } = await file.stat()
		const length = Math.min(size, which === 'head' ? 32 : TAIL_BYTES)
		const { buffer } = await file.read(Buffer.alloc(length), 0, length, which === 'head' ? 0 : size - length)
		return buffer
	} finally {
		await file.close()
	}
}
