type Piece = string | number | false | null | undefined | readonly Piece[]

/** Template tag for SVG: rounds numbers to two places, joins lists, omits empty values. */
export function svg(text: TemplateStringsArray, ...pieces: Piece[]): string {
	return text.reduce((made, part, index) => made + print(pieces[index - 1]) + part)
}

function print(piece: Piece): string {
	if (typeof piece === 'number') return String(Math.round(piece * 100) / 100)
	if (typeof piece === 'string') return piece
	return piece ? piece.map(print).join('') : ''
}
