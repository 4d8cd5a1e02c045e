/** The filter of `inRimLight`, once per picture. Soft shadows get no rim. */
export const RIM_LIGHT =
	'<filter id="rim" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feComponentTransfer in="SourceAlpha"><feFuncA type="linear" slope="4" intercept="-3"/></feComponentTransfer><feMorphology operator="dilate" radius="2.5"/><feComposite in2="SourceAlpha" operator="out" result="edge"/><feFlood flood-color="#8fa6c9"/><feComposite in2="edge" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>'

/** Rim light of one width all around, so that a dark coat stands out from a dark ground. */
export function inRimLight(drawing: string): string {
	return `<g filter="url(#rim)">${drawing}</g>`
}
