/** The design's constant colours, as `app/ui/styles/tokens.css` has them: SVG knows no custom properties. */
export const colours = {
	ink: '#14233a',
	white: '#ffffff',
	sky: '#a9d6f2',
	ball: '#ffdd4a',
	nose: '#f8bdb2',
	meadow: '#a5d3ae',
	field: '#1b5a43',
	lead: '#d6361b',
	/** The lead on field green. */
	onField: '#ff8a6e',
	ink2: '#44546b',
	mist: '#eff5fa',
}

export interface Palette {
	ground: string
	words: string
	/** Facts and the small print. */
	quiet: string
	lead: string
	tag: string
	onTag: string
	/** The hole that the lead goes through. */
	hole: string
}

const GROUNDS = ['ball', 'sky', 'meadow', 'nose'] as const

/** The colours of one picture. Dogs who are looking have one of four grounds, so that a row of them is no wall of one. */
export function paletteFor(mood: 'looking' | 'spoken-for' | 'home' | 'quiet', id: number): Palette {
	const { ink, ink2, white, ball, field, lead, onField, mist } = colours
	const onLight = { words: ink, quiet: ink, lead, tag: ink, onTag: white, hole: white }
	if (mood === 'home')
		return { ground: field, words: white, quiet: white, lead: onField, tag: ball, onTag: ink, hole: ink }
	if (mood === 'looking') return { ...onLight, ground: colours[GROUNDS[id % GROUNDS.length] ?? 'sky'] }
	return { ...onLight, ground: mist, quiet: ink2 }
}
