import { cn } from '#app/ui/cn.ts'

/** The favourites link of the header has the drawing; every other heart refers to it. */
const DRAWING = 'heart'

interface HeartShapeProps {
	className?: string
	/** Only one on a page. */
	isDrawing?: boolean
}

/** An outline, filled within a pressed button (`heart.css`). */
export function HeartShape({ className, isDrawing = false }: HeartShapeProps) {
	return (
		<svg viewBox="0 0 256 256" aria-hidden="true" className={cn('heart-shape', className)}>
			{isDrawing ? (
				<path
					id={DRAWING}
					d="M240 102c0 70-103.79 126.66-108.21 129a8 8 0 0 1-7.58 0C119.79 228.66 16 172 16 102a62.07 62.07 0 0 1 62-62c20.65 0 38.73 8.88 50 23.89C139.27 48.88 157.35 40 178 40a62.07 62.07 0 0 1 62 62"
				/>
			) : (
				<use href={`#${DRAWING}`} />
			)}
		</svg>
	)
}
