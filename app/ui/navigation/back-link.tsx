import IconCaret from '~icons/ph/caret-right-bold'
import { SiteLink } from './site-link.tsx'

/** To the page before, over the heading of one that has a page before it. */
export function BackLink({ to }: { to: string }) {
	return (
		<SiteLink to={to} className="inline-flex min-h-11 items-center gap-2 text-note font-semibold no-print">
			{/* Breadcrumbs have brought this one along already. */}
			<IconCaret aria-hidden className="size-[.8em] flex-none rotate-180" />
			Back
		</SiteLink>
	)
}
