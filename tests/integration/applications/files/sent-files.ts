import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A small picture that says where it was taken and by whom. */
export const photo = (format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
	sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a6' } })
		.withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' }, IFD0: { Artist: 'SECRET-PLACE' } })
		.toFormat(format)
		.toBuffer()
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

/** A PNG of a few kilobytes that decodes into 10 gigapixels. */
export function pngBomb(): Buffer {
	const chunk = (type: string, data: Buffer) => {
		const body = Buffer.concat([Buffer.from(type), data])
		const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
		length.writeUInt32BE(data.length)
		crc.writeUInt32BE(crc32(body))
		return Buffer.concat([length, body, crc])
	}
	const header = Buffer.alloc(13)
	header.writeUInt32BE(100_000, 0)
	header.writeUInt32BE(100_000, 4)
	header.set([8, 0, 0, 0, 0], 8)
	const data = chunk('IDAT', deflateSync(Buffer.alloc(1_000_000)))
	return Buffer.concat([
		Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
		chunk('IHDR', header),
		data,
		chunk('IEND', Buffer.alloc(0)),
	])
}
