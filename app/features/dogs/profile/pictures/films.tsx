import { ButtonLink } from '#app/ui/button.tsx'
import IconPlay from '~icons/ph/play-circle-bold'
import type { Film } from './pictures.ts'

/** A link with the site's name, not a player: no request to another site until it is followed. */
export function Films({ films }: { films: Film[] }) {
	return (
		<ul className="no-print flex flex-wrap gap-x-4 gap-y-2">
			{films.map(({ name, url, site }) => (
				<li key={url}>
					<ButtonLink to={url} rel="noreferrer" variant="secondary" size="pst">
						<IconPlay aria-hidden className="size-[1.25em] flex-none" />
						<span>
							Watch {name} on film <span className="font-body font-normal">({site})</span>
						</span>
					</ButtonLink>
				</li>
			))}
		</ul>
	)
}
