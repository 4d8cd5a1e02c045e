import drawing from './waiting-dog.svg'

/** A waiting dog on a hill at the bottom of a panel. */
export function WaitingDog() {
	return (
		<div aria-hidden className="pointer-events-none absolute inset-x-0 bottom-0">
			<svg
				viewBox="0 0 1200 110"
				preserveAspectRatio="none"
				aria-hidden="true"
				className="block h-20 w-full split:h-24"
			>
				<path d="M0 72Q320 6 640 4T1200 26V110H0Z" className="fill-scene-near" />
			</svg>
			<img
				src={drawing}
				alt=""
				width={400}
				height={410}
				className="absolute bottom-5 left-1/2 h-60 w-auto max-w-none -translate-x-[40%] split:bottom-8 split:left-[76%] split:h-80 split:-translate-x-1/2"
			/>
		</div>
	)
}
