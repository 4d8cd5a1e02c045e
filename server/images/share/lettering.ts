import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { SatoriOptions } from 'satori'

/** One text of a drawing; `x` and `y` are the upper left corner of its box, in pixels. */
export interface Lettered {
	text: string
	x: number
	y: number
	size: number
	colour: string
	font: keyof typeof FONTS
	/** Truncated with an ellipsis when it is wider. */
	maxWidth?: number
}

/** The line height as a share of the font size. */
const LINE = 1.2
const require = createRequire(import.meta.url)

/** The files that together contain each font's glyphs; satori reads no variable fonts and no woff2. */
const FONTS = {
	name: { weight: 900, files: [...packaged('gabarito', 900), ...fallback(800)] },
	label: { weight: 700, files: [...packaged('gabarito', 700), ...fallback(700)] },
	text: { weight: 600, files: [...packaged('atkinson-hyperlegible-next', 600), ...fallback(600)] },
} as const

const SPACING = { name: '-0.034em', label: '-0.01em', text: '0' }

export type Lettering = Awaited<ReturnType<typeof loadLettering>>

/**
 * Loads satori and the fonts, which takes a tenth of a second.
 *
 * Letters are drawn as paths, so the machine's fonts do not matter.
 */
export async function loadLettering() {
	const { default: satori } = await import('satori')
	const fonts = await loadFonts()

	/** The texts as one SVG of this size. */
	async function draw(texts: readonly Lettered[], { width, height }: { width: number; height: number }) {
		const children = texts.map((text) => box({ position: 'absolute', ...place(text) }, text.text))
		return satori(box({ width, height }, children), { width, height, fonts })
	}

	/** The width of each text at a font size of 1; undefined when the font lacks a glyph. */
	async function widths(texts: readonly string[], font: Lettered['font']): Promise<number[] | undefined> {
		const SIZE = 100
		const found: number[] = []
		let isComplete = true
		const options: SatoriOptions = {
			height: SIZE * 2,
			fonts,
			// Called by satori when no font has a glyph.
			loadAdditionalAsset: async () => {
				isComplete = false
				return []
			},
			onNodeDetected: ({ width, textContent }) => {
				if (textContent !== undefined) found.push(width / SIZE)
			},
		}
		await satori(
			box(
				{},
				texts.map((text) => box(look(font, SIZE), text)),
			),
			options,
		)
		return isComplete ? found : undefined
	}

	return { draw, widths }
}

function packaged(family: string, weight: number): string[] {
	return ['latin', 'latin-ext'].map((set) =>
		require.resolve(`@fontsource/${family}/files/${family}-${set}-${weight}-normal.woff`),
	)
}

/** Fonts for glyphs that the design's fonts lack; docs/decisions/0033. */
function fallback(weight: number): string[] {
	return ['cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'].map((set) =>
		join(import.meta.dirname, `fonts/manrope-${set}-${weight}-normal.woff`),
	)
}

function place({ x, y, size, colour, font, maxWidth }: Lettered) {
	const cut = maxWidth && { maxWidth, overflow: 'hidden', textOverflow: 'ellipsis' }
	return { left: x, top: y, color: colour, ...look(font, size), ...cut }
}

function look(font: Lettered['font'], fontSize: number) {
	return {
		fontFamily: FONTS[font].files.map((file) => `'${familyOf(file)}'`).join(', '),
		fontWeight: FONTS[font].weight,
		fontSize,
		lineHeight: LINE,
		letterSpacing: SPACING[font],
		whiteSpace: 'pre',
	}
}

function box(style: Record<string, unknown>, children: unknown) {
	return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }
}

async function loadFonts(): Promise<SatoriOptions['fonts']> {
	const files = Object.values(FONTS).flatMap(({ weight, files }) => files.map((file) => ({ file, weight })))
	return Promise.all(
		files.map(async ({ file, weight }) => ({
			name: familyOf(file),
			weight,
			style: 'normal' as const,
			data: await readFile(file),
		})),
	)
}

/** Each file is a family, so that satori searches them in order. */
function familyOf(file: string): string {
	return basename(file, '.woff')
}
