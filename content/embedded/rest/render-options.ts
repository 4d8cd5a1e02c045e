import type { FileProblem, Library } from '../files/library.ts'
import { renderImage } from './render-image.ts'

/** The general options as the contract's JSON: the pictures of centres are named in the file. */
export function renderOptions(
	options: Record<string, unknown>,
	media: Library['media'],
	origin: string,
	problems: FileProblem[] = [],
): Record<string, unknown> {
	if (!Array.isArray(options.centres)) return options
	return { ...options, centres: options.centres.map((centre: unknown) => withImage(centre, media, origin, problems)) }
}

function withImage(centre: unknown, media: Library['media'], origin: string, problems: FileProblem[]): unknown {
	if (typeof centre !== 'object' || centre === null || !('image' in centre) || !centre.image) return centre
	const name = String(centre.image)
	const found = media.get(name)
	// Without any pictures this was reported already.
	if (!found && media.size > 0) problems.push({ file: 'options.yaml', message: `media.yaml has no picture "${name}"` })
	return { ...centre, image: renderImage(found, origin) }
}
