import { Document, isMap, isSeq, visit } from 'yaml'
import type { Picture } from './picture.ts'
import { dogPictures } from './pictures/dog-pictures.ts'
import { scenePictures } from './pictures/scene-pictures.ts'
import { filesOf } from './sizes.ts'

export function mediaCatalogue(pictures: Picture[]): { text: string; files: Set<string> } {
	const files = new Set<string>()
	const entries = pictures.map((picture) => {
		const drawing = picture.draw()
		const { full, sizes } = filesOf(picture, drawing)
		for (const { file } of [full, ...Object.values(sizes)]) files.add(file)
		const focal = drawing.focal.map((share) => Math.round(share * 100) / 100)
		const { id, alt, caption, box } = picture
		return [
			picture.name,
			{ id, alt, ...(caption && { caption }), focal, ...(box && { focal_box: box }), ...full, sizes },
		] as const
	})
	const document = new Document(Object.fromEntries(entries))
	visit(document, {
		// One line each, to keep hundreds of pictures readable.
		Pair(_, pair) {
			if (isSeq(pair.value)) pair.value.flow = true
			if (isMap(pair.value) && pair.value.has('file') && !pair.value.has('id')) pair.value.flow = true
		},
	})
	return { text: document.toString({ lineWidth: 0, flowCollectionPadding: true }), files }
}

/** The whole media library, in the order of its ids. */
export function allPictures(): Picture[] {
	return [...dogPictures(), ...scenePictures()]
}
