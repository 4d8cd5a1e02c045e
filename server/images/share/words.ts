import type { ShareImage } from '#domain/dogs/share-image.ts'
import type { Palette } from './colours.ts'
import type { Lettered, Lettering } from './lettering.ts'
import { fitName, LINE_PITCH, splitName } from './name-lines.ts'
import type { Shape } from './shapes.ts'

/** Replaces a name whose glyphs the fonts lack. */
const NAMELESS = 'Meet me'
/** Removed from names: the fonts have no emoji. */
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f/gu

/** The texts of a picture with their positions. Texts with missing glyphs are omitted. */
export async function wordsOf(
	image: ShareImage,
	shape: Shape,
	palette: Palette,
	lettering: Lettering,
): Promise<Lettered[]> {
	const texts = [
		...(await nameAndFacts(image, shape, palette, lettering)),
		...(await charity(image, shape, palette, lettering)),
	]
	const { words, brand, tag } = shape
	const hostWidth = brand.withHost && (await lettering.widths([image.host], 'text'))?.[0]
	if (hostWidth) {
		const size = Math.min(brand.size * 0.9, (words.width * 0.45) / hostWidth)
		const x = words.x + words.width - hostWidth * size
		texts.push({ x, y: brand.y + 2, text: image.host, size, font: 'text', colour: palette.quiet })
	}
	if (image.tag) {
		const at = { x: tag.x + tag.size * 1.85, y: tag.y + tag.size * 0.4 }
		texts.push({ ...at, text: image.tag, size: tag.size, font: 'label', colour: palette.onTag })
	}
	return texts
}

/** The charity's name beside its mark, on two smaller lines when it is long. */
async function charity({ site }: ShareImage, { words, brand }: Shape, palette: Palette, lettering: Lettering) {
	const pieces = splitName(site)
	const widths = pieces.length > 0 && (await lettering.widths(pieces, 'label'))
	if (!widths) return []
	const x = brand.x + brand.size * 1.95
	const width = (brand.withHost ? words.x + words.width / 2 : words.x + words.width) - x
	const room = { width, height: brand.size * 1.5, largest: brand.size, smallest: brand.size * 0.5 }
	const { size, lines } = fitName(pieces, widths, room)
	const top = brand.y + brand.size * 0.6 - ((lines.length - 1) * LINE_PITCH + 1.2) * size * 0.5
	return lines.map((text, i): Lettered => {
		return { x, y: top + i * LINE_PITCH * size, text, size, font: 'label', colour: palette.words }
	})
}

async function nameAndFacts(image: ShareImage, shape: Shape, { words: colour, quiet }: Palette, lettering: Lettering) {
	const { words, facts: small } = shape
	const { size, lines } = await nameLines(image.name, shape, lettering)
	const facts = await factLines(image, shape, lettering)
	const pitch = size * LINE_PITCH
	const gap = Math.max(size * 0.14, small.size * 0.4)
	const factPitch = small.size * 1.25
	const height = lines.length * pitch + (facts.length > 0 ? gap + facts.length * factPitch : 0)
	const top = words.y + Math.max(0, words.height - height) / 2
	return [
		...lines.map((text, i): Lettered => {
			// The line box is taller than the line pitch; glyphs have a left bearing.
			const at = { x: words.x - size * 0.035, y: top + i * pitch - size * 0.15 }
			return { ...at, text, size, font: 'name', colour }
		}),
		...facts.map((text, i): Lettered => {
			const at = { x: words.x, y: top + lines.length * pitch + gap + i * factPitch, maxWidth: words.width }
			return { ...at, text, size: small.size, font: 'text', colour: quiet }
		}),
	]
}

async function nameLines(name: string, { words, name: letters }: Shape, lettering: Lettering) {
	const room = { ...letters, width: words.width }
	const pieces = splitName(name.replace(EMOJI, ''))
	const widths = pieces.length > 0 ? await lettering.widths(pieces, 'name') : undefined
	if (widths) return fitName(pieces, widths, room)
	const nameless = splitName(NAMELESS)
	return fitName(nameless, (await lettering.widths(nameless, 'name')) ?? [], room)
}

async function factLines({ facts }: ShareImage, shape: Shape, lettering: Lettering): Promise<string[]> {
	const drawable = await Promise.all(
		facts.map(async (fact) => ({ fact, widths: await lettering.widths([fact], 'text') })),
	)
	const left = drawable.filter(({ widths }) => widths !== undefined).map(({ fact }) => fact)
	return shape.facts.inOneLine && left.length > 0 ? [left.join(', ')] : left
}
