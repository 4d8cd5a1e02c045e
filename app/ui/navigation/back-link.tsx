import IconCaret from '~icons/ph/caret-right-bold'
import { SiteLink } from './site-link.tsx'

/** A link to the previous page, above the heading. */
export function BackLink({ to }: { to: string }) {
	return (
		<SiteLink to={to} className="inline-flex min-h-11 items-center gap-2 text-note font-semibold no-print">
			{/* Already loaded for breadcrumbs. */}
			<IconCaret aria-hidden className="size-[.8em] flex-none rotate-180" />
			Back
		</SiteLink>
	)
}
