// Parts of the landscape behind drawings, in the theme's scene colours.

interface Place {
	x: number
	y: number
	scale?: number
}

function placed({ x, y, scale = 1 }: Place): string {
	return `translate(${x} ${y}) scale(${scale})`
}

/** Inside an `<svg>`; x, y is the left end of its base. */
export function Cloud(place: Place) {
	return (
		<path
			transform={placed(place)}
			d="M0 0a28 28 0 0 1 6-55a44 44 0 0 1 82-10a36 36 0 0 1 62 14a26 26 0 0 1 4 51Z"
			className="fill-scene-cloud"
		/>
	)
}

/** Inside an `<svg>`, with its base at x, y. */
export function Tree(place: Place) {
	return (
		<g transform={placed(place)}>
			<path d="M-6-64H6V4H-6Z" className="fill-scene-tree [filter:brightness(.75)]" />
			<path d="M0-190c34 0 52 30 48 66c20 30-8 72-48 72s-68-42-48-72c-4-36 14-66 48-66Z" className="fill-scene-tree" />
			<path d="M0-190c34 0 52 30 48 66c20 30-8 72-48 72Z" fillOpacity=".12" />
		</g>
	)
}

/** Inside an `<svg>`, in the dark theme only: `at` lists x, y and radius. */
export function Stars({ at }: { at: readonly (readonly [x: number, y: number, r: number])[] }) {
	const dots = at.map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
	return <path d={dots.join('')} className="fill-scene-star" />
}

/** Inside an `<svg>`: the sun, in the dark theme the moon. */
export function Sun({ x, y, r }: { x: number; y: number; r: number }) {
	return <circle cx={x} cy={y} r={r} className="fill-scene-sun" />
}
