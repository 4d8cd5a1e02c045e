/** A thin light along the upper left of dark drawings, so that a dark coat stands out from a dark ground. */
export function rimLight(drawing: string, wanted: boolean): string {
	if (!wanted) return drawing
	const filter =
		'<filter id="rim" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feOffset in="SourceAlpha" dx="-4" dy="-3.5"/><feComposite in2="SourceAlpha" operator="out" result="edge"/><feFlood flood-color="#8fa6c9"/><feComposite in2="edge" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
	return `${filter}<g filter="url(#rim)">${drawing}</g>`
}
