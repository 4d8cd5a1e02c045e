import { cn } from '#app/ui/cn.ts'
import { Cloud, Stars, Sun, Tree } from '#app/ui/media/scenery.tsx'

/**
 * The hills in the theme's colours. A transparent picture of dogs stands on the near hill; a photograph covers it all.
 * Same proportions as the picture's slot, so that feet and hill meet at every width.
 */
export function HeroScene({ className }: { className?: string }) {
	return (
		<svg
			viewBox="-40 29 1520 855"
			preserveAspectRatio="xMidYMax slice"
			className={cn('overflow-visible', className)}
			aria-hidden
		>
			<Sun x={1384} y={236} r={72} />
			<Stars at={STARS} />
			<Cloud x={940} y={204} />
			<Cloud x={590} y={300} scale={0.62} />
			<Cloud x={1380} y={400} scale={0.9} />
			<Cloud x={-230} y={220} />
			<path
				d="M-1400 640C-700 520-300 660 120 600S640 520 900 560S1280 470 1500 520S2400 560 3000 500V900H-1400Z"
				className="fill-scene-far"
			/>
			<Tree x={1425} y={516} scale={0.85} />
			<Tree x={-220} y={606} scale={0.9} />
			<path
				d="M-1400 700C-700 620-200 720 200 668S760 610 1040 640S1340 590 1560 620S2500 640 3000 600V900H-1400Z"
				className="fill-scene-mid"
			/>
			<path
				d="M-1400 790C-700 700-200 750 240 724S840 690 1080 704S1420 700 1640 690S2500 720 3000 690V900H-1400Z"
				className="fill-scene-near"
			/>
			<path d={STEMS} strokeWidth="4" className="stroke-scene-mid" />
			{PETALS.map(([colour, dots]) => (
				<path key={colour} d={dots} strokeWidth="13" strokeLinecap="round" className={colour} />
			))}
		</svg>
	)
}

const STARS = [
	[90, 20, 2],
	[260, 44, 3],
	[420, 16, 4],
	[610, 30, 2],
	[700, 220, 3],
	[760, 70, 3],
	[860, 190, 2],
	[900, 110, 4],
	[1060, 60, 2],
	[1130, 150, 3],
	[1210, 90, 3],
	[1440, 290, 4],
	[1400, 60, 2],
	[-60, 120, 3],
	[1540, 130, 3],
] as const

const STEMS =
	'M60 796v-19M300 776v-19M392 804v-19M510 788v-19M1010 831v-19M1410 816v-19M745 816v-19M-90 800v-19M1550 790v-19'
/** Each flower is a zero-length line with round caps. */
const PETALS = [
	['stroke-c-ball', 'M60 774h0M510 766h0M1410 794h0'],
	['stroke-c-nose', 'M300 754h0M1010 809h0M-90 778h0'],
	['stroke-c-white', 'M392 782h0M745 794h0M1550 768h0'],
] as const
