import sharp from 'sharp'
import type { Picture } from './picture.ts'
import type { Drawing } from './pictures/portrait.ts'

interface MediaFile {
	file: string
	width: number
	height: number
}
interface RenderedFile extends MediaFile {
	data: Buffer
}

const QUALITY = { quality: 80, effort: 6, smartSubsample: true }
const SCALED = { large: 800, medium: 400 } as const
const THUMBNAIL = 150

/** Names and sizes of the files of a picture, without drawing. */
export function filesOf(picture: Picture, drawing: Drawing): { full: MediaFile; sizes: Record<string, MediaFile> } {
	const at = (width: number) => {
		const height = Math.round((width * drawing.height) / drawing.width)
		return { file: `${picture.name}-${width}x${height}.webp`, width, height }
	}
	return {
		full: { ...at(picture.width), file: `${picture.name}.webp` },
		sizes: {
			...(picture.width > SCALED.large && { large: at(SCALED.large) }),
			medium: at(SCALED.medium),
			thumbnail: { file: `${picture.name}-${THUMBNAIL}x${THUMBNAIL}.webp`, width: THUMBNAIL, height: THUMBNAIL },
		},
	}
}

/** The full width, two smaller ones, and a square around the eyes. */
export async function renderFiles(picture: Picture, drawing: Drawing): Promise<RenderedFile[]> {
	const { full, sizes } = filesOf(picture, drawing)
	const drawn = await sharp(Buffer.from(drawing.svg), { density: (72 * full.width) / drawing.width })
		.resize(full.width, full.height)
		.png({ compressionLevel: 1 })
		.toBuffer()
	return Promise.all(
		[full, ...Object.values(sizes)].map(async (file) => {
			const cut = file.width === file.height ? sharp(drawn).extract(squareAround(drawing.focal, full)) : sharp(drawn)
			return { ...file, data: await cut.resize(file.width, file.height).webp(QUALITY).toBuffer() }
		}),
	)
}

function squareAround([x, y]: Drawing['focal'], { width, height }: MediaFile) {
	const side = Math.min(width, height)
	const start = (focus: number, length: number) =>
		Math.round(Math.min(Math.max(focus * length - side / 2, 0), length - side))
	return { left: start(x, width), top: start(y, height), width: side, height: side }
}
