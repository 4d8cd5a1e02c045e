import './lead-thread.css'

/**
 * The red lead where it leaves the hero's picture: from behind the finder off the right edge of the page. It takes no
 * space; the next lead (the wave of `StepsSection`) comes in from the left. For a lead in another section copy the `svg`:
 * `lead-thread` gives colour, width and round ends, `lead-across` draws it as one scrolls, and both keep still with
 * reduced motion. `--lead-x` is where the lead leaves the picture, from the left edge of the page.
 */
export function LeadThread() {
	return (
		<div className="relative">
			<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="lead-thread lead-across">
				<path vectorEffect="non-scaling-stroke" d="M0 -60C0 40 8 78 34 70S76 20 130 44" />
			</svg>
		</div>
	)
}
