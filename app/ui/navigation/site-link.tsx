import { type ComponentProps, type MouseEvent, useContext } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { linkKind } from './link-kind.ts'
import { LinkAddressContext } from './link-url.ts'

/** A path of the site ("/dogs"), a hash ("#fees"), a query ("?page=2"), or an address that starts with http, mailto or tel. */
export type LinkAddress = string

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
	to: LinkAddress
	preventScrollReset?: boolean
	replace?: boolean
}

/**
 * A link to anywhere: pages of the site open without a full load, and are fetched ahead when someone points at them
 * (`client/preload.tsx`). An address that is none of the known kinds ("javascript:", "data:", nothing at all) is not a link:
 * only its words are shown.
 */
export function SiteLink({ to, preventScrollReset, replace, children, ...rest }: SiteLinkProps) {
	const addressOf = useContext(LinkAddressContext)
	switch (linkKind(to)) {
		case 'page':
			return (
				<PageLink to={addressOf(to)} preventScrollReset={preventScrollReset} replace={replace} {...rest}>
					{children}
				</PageLink>
			)
		case 'plain':
			return (
				<a {...rest} href={to}>
					{children}
				</a>
			)
		case 'none':
			return (
				<span id={rest.id} className={rest.className} style={rest.style}>
					{children}
				</span>
			)
	}
}

/** The router's own `Link` brings its own way of fetching ahead along, which knows no limit. */
function PageLink({ to, preventScrollReset, replace, onClick, target, children, ...rest }: SiteLinkProps) {
	const follow = useLinkClickHandler(to, { target, replace, preventScrollReset })
	function handleClick(event: MouseEvent<HTMLAnchorElement>) {
		onClick?.(event)
		if (!event.defaultPrevented) follow(event)
	}
	return (
		<a {...rest} href={useHref(to)} target={target} onClick={handleClick}>
			{children}
		</a>
	)
}
