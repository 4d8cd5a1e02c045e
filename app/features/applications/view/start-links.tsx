import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import IconCaret from '~icons/ph/caret-right-bold'
import './start-links.css'

export interface StartLinksProps {
	startLinks: { text: string; url: string }[]
}

/** All forms, for visitors whose answers are gone. */
export function StartLinks({ startLinks }: StartLinksProps) {
	return (
		<ul className="form-starts">
			{startLinks.map(({ text, url }) => (
				<li key={url}>
					<SiteLink to={url}>
						{text}
						<IconCaret aria-hidden className="size-[.8em] flex-none" />
					</SiteLink>
				</li>
			))}
		</ul>
	)
}
