import door from './door.svg'

/** The lead comes in from the left and ends on a hook beside the door: the end of every page. */
export function LeadHome() {
	return (
		<div className="lead-home">
			<svg aria-hidden="true" viewBox="0 0 1000 200" preserveAspectRatio="none">
				<path className="hill" d="M0 150C250 118 420 178 700 170S930 171 1000 172V200H0Z" />
				<path className="lead" d="M0 118C170 92 250 188 440 170S760 142 1000 168" />
			</svg>
			<img src={door} alt="" width="260" height="200" loading="lazy" decoding="async" />
		</div>
	)
}
