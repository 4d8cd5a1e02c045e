import { type CSSProperties, useId } from 'react'
import { cn } from '#app/ui/cn.ts'
import './bowl.css'

interface BowlProps {
	/** How many usual amounts there are, and how many are reached. */
	of: number
	reached: number
	className: string
}

/** Places of the biscuits on top of the heap, and which of two colours they have. */
const BISCUITS: [x: number, y: number, isLight: boolean][] = [
	[80, 26, true],
	[60, 34, false],
	[100, 34, true],
	[44, 46, true],
	[80, 44, false],
	[116, 47, false],
	[62, 54, true],
	[98, 55, true],
	[32, 62, false],
	[128, 63, true],
	[80, 64, true],
	[47, 68, false],
	[113, 70, false],
]

/** A dog's bowl, fuller with each usual amount. */
export function Bowl({ of, reached, className }: BowlProps) {
	// A page may show two bowls, and a clip path that is not displayed clips nothing elsewhere.
	const opening = useId()
	const style = { '--of': Math.max(of, 1), '--reached': reached }
	return (
		<svg aria-hidden viewBox="0 0 160 124" className={cn('bowl', className)} style={style as CSSProperties}>
			<ellipse cx="80" cy="114" rx="76" ry="8" opacity=".12" className="bowl-shadow" />
			<ellipse cx="80" cy="56" rx="60" ry="15" className="bowl-inside" />
			{/* The opening of the bowl and what is above it. */}
			<clipPath id={opening}>
				<path d="M20 56A60 15 0 0 0 140 56V-40H20Z" />
			</clipPath>
			<g clipPath={`url(#${opening})`}>
				<g strokeWidth="2" className="bowl-food">
					<path d="M20 82C24 46 48 20 80 20s56 26 60 62v50H20Z" className="bowl-heap" />
					{BISCUITS.map(([x, y, isLight]) => (
						<path
							key={`${x} ${y}`}
							d="M-7-5a4 4 0 1 0-5 5 4 4 0 1 0 5 5H7a4 4 0 1 0 5-5 4 4 0 1 0-5-5Z"
							transform={`translate(${x} ${y}) rotate(${((x + y) % 70) - 35})`}
							className={isLight ? 'bowl-light' : 'bowl-dark'}
						/>
					))}
				</g>
			</g>
			<path d="M20 56a60 15 0 0 0 120 0l13 50q1 8-8 8H15q-9 0-8-8Z" className="bowl-front" />
			<path d="M20 56a60 15 0 0 0 120 0" fill="none" strokeWidth="5" strokeLinecap="round" className="bowl-rim" />
			<path d="M66 86.500a6 6 0 1 0-7 8 6 6 0 1 0 7 8h28a6 6 0 1 0 7-8 6 6 0 1 0-7-8Z" className="bowl-bone" />
		</svg>
	)
}
