import { useState } from 'react'
import { Cloud, Stars, Sun, Tree } from '#app/ui/media/scenery.tsx'
import lyingDown from './lying-down.webp'
import slippedTheLead from './slipped-the-lead.webp'

/** The illustration of an error screen. */
export function ErrorScene({ isMissing, className }: { isMissing: boolean; className?: string }) {
	const [hasDog, setHasDog] = useState(true)
	return (
		<svg viewBox="0 375 1440 455" preserveAspectRatio="xMidYMax slice" aria-hidden className={className}>
			<Sun x={1180} y={300} r={60} />
			<Stars at={STARS} />
			<g className="missing-behind">
				<Cloud x={180} y={366} scale={0.9} />
			</g>
			<Cloud x={1080} y={424} scale={0.6} />
			<path
				d="M-1400 640C-700 520-300 660 120 600S640 540 900 580S1280 520 1500 550S2400 560 3000 500V1000H-1400Z"
				className="fill-scene-far"
			/>
			<g className="missing-behind">
				<Tree x={300} y={600} scale={0.8} />
				<Tree x={1100} y={574} scale={0.6} />
				<Tree x={1150} y={568} scale={0.9} />
			</g>
			<path
				d="M-1400 790C-700 700-200 740 240 714S840 690 1080 704S1420 700 1640 690S2500 720 3000 690V1000H-1400Z"
				className="fill-scene-near"
			/>
			{/* Dark legs stand out from it. */}
			<g className={isMissing ? 'missing-dog' : undefined}>
				<ellipse cx="684" cy="750" rx="290" ry="38" className="fill-scene-mid" />
				{hasDog && (
					<image
						href={isMissing ? slippedTheLead : lyingDown}
						x="440"
						y="400"
						width="500"
						height="357"
						// Offline the picture is missing too.
						onError={() => setHasDog(false)}
					/>
				)}
				{isMissing && (
					<path
						d="M757 615C774 705 838 808 898 762S930 668 868 694S908 812 1030 786S1300 730 1500 790S2200 800 2600 740"
						fill="none"
						strokeWidth="9"
						strokeLinecap="round"
						className="stroke-lead-line"
					/>
				)}
			</g>
		</svg>
	)
}

const STARS = [
	[90, 20, 2],
	[260, 144, 3],
	[420, 246, 4],
	[980, 80, 2],
	[1060, 200, 2],
	[1210, 140, 3],
	[1330, 60, 4],
	[1400, 320, 2],
	[60, 440, 3],
	[480, 430, 2],
	[960, 390, 3],
] as const
