/** The colours of `app/ui/styles/tokens.css`: SVG files have no custom properties. */
export const colours = {
	ink: '#14233a',
	white: '#ffffff',
	sky: '#a9d6f2',
	ball: '#ffdd4a',
	nose: '#f8bdb2',
	meadow: '#a5d3ae',
	field: '#1b5a43',
	lead: '#d6361b',
	/** The lead on the green ground. */
	onField: '#ff8a6e',
	ink2: '#44546b',
	mist: '#eff5fa',
}

export interface Palette {
	ground: string
	words: string
	/** Facts and small print. */
	quiet: string
	lead: string
	tag: string
	onTag: string
	/** The hole of the tag. */
	hole: string
}

const GROUNDS = ['ball', 'sky', 'meadow', 'nose'] as const

/** Available dogs get one of four grounds by id, for variety in a row of pictures. */
export function paletteFor(mood: 'looking' | 'spoken-for' | 'home' | 'quiet', id: number): Palette {
	const { ink, ink2, white, ball, field, lead, onField, mist } = colours
	const onLight = { words: ink, quiet: ink, lead, tag: ink, onTag: white, hole: white }
	if (mood === 'home')
		return { ground: field, words: white, quiet: white, lead: onField, tag: ball, onTag: ink, hole: ink }
	if (mood === 'looking') return { ...onLight, ground: colours[GROUNDS[id % GROUNDS.length] ?? 'sky'] }
	return { ...onLight, ground: mist, quiet: ink2 }
}
