import small from './frieze-1280.webp'
import large from './frieze-2560.webp'

/** A row of faces over the lower edge of their band. Keeps its height, and the middle faces on narrow screens. */
export function Frieze() {
	return (
		<img
			src={small}
			srcSet={`${small} 1280w, ${large} 2560w`}
			sizes="(min-width: 120rem) 100vw, (min-width: 88rem) 120rem, (min-width: 53rem) 136vw, 72rem"
			width={1920}
			height={240}
			alt=""
			loading="lazy"
			decoding="async"
			className="mt-[clamp(2rem,1rem+3vw,3.5rem)] h-[max(clamp(9rem,17vw,15rem),12.5vw)] w-full max-w-none object-cover object-bottom"
		/>
	)
}
