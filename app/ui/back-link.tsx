import IconCaret from '~icons/ph/caret-left-bold'
import { SiteLink } from './site-link.tsx'

/** To the step before, over the heading of a page that has one. Its words start where the page starts. */
export function BackLink({ to, children = 'Back' }: { to: string; children?: string }) {
	return (
		<SiteLink to={to} className="inline-flex min-h-11 items-center gap-2 self-start text-note font-semibold no-print">
			<IconCaret aria-hidden className="size-[.8em] flex-none" />
			{children}
		</SiteLink>
	)
}
