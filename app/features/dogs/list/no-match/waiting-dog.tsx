import { HeartShape } from '../../favourites/heart-shape.tsx'
import drawing from './waiting-dog.svg'

/** A waiting dog on a hill at the bottom of a panel; `isLoved`: with the heart that would save it. */
export function WaitingDog({ isLoved = false }: { isLoved?: boolean }) {
	return (
		<div aria-hidden className="waiting-dog">
			<svg viewBox="0 0 1200 110" preserveAspectRatio="none" aria-hidden="true">
				<path d="M0 72Q320 6 640 4T1200 26V110H0Z" />
			</svg>
			<img src={drawing} alt="" width={400} height={410} />
			{isLoved && <HeartShape className="waiting-heart" />}
		</div>
	)
}
