import { createHash } from 'node:crypto'
import type { Picture, PictureSource } from '#content/model/content.ts'
import { PICTURE_WIDTHS } from '#content/model/picture.ts'

type PictureFile = PictureSource['files'][number]

/** The available widths: steps up to the original, and the original when no step is near it. */
export function widthsFor(width: number): number[] {
	const steps = PICTURE_WIDTHS.filter((step) => step <= width)
	const last = steps.at(-1) ?? 0
	return width < (PICTURE_WIDTHS.at(-1) ?? 0) && width > last * 1.1 ? [...steps, width] : steps
}

/**
 * The files of a picture, ascending by width, the original last.
 *
 * Square crops made by themes are excluded: a smaller version must show the same picture.
 */
export function filesOf(original: PictureFile, others: PictureFile[]): PictureFile[] {
	const smaller = others
		.filter((file) => file.width > 0 && file.width < original.width && hasShapeOf(original, file))
		.sort((a, b) => a.width - b.width)
	const distinct = smaller.filter((file, index) => file.width !== smaller[index - 1]?.width)
	return [...distinct, original]
}

/** Compares the aspect ratio with some tolerance for rounding. */
function hasShapeOf(original: PictureFile, file: PictureFile) {
	return Math.abs(file.height - (file.width * original.height) / original.width) <= 1.5
}

export function shortHash(...parts: (string | number)[]): string {
	return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 10)
}

/** The address of a picture at a width, as the image route reads it. */
export function imageRoute({ id, version }: Pick<Picture, 'id' | 'version'>, width: number): string {
	return `/img/${id}/${width}?v=${version}`
}
