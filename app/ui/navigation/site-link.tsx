import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { linkKind } from './link-kind.ts'

/** Rewrites URLs of links within the site; unchanged by default. */
export const LinkAddressContext = createContext((to: string) => to)

/** A path of the site ("/dogs"), a hash ("#fees"), a query ("?page=2"), or a URL that starts with http, mailto or tel. */
export type LinkAddress = string

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
	to: LinkAddress
	preventScrollReset?: boolean
	replace?: boolean
}

/**
 * A link to anywhere: pages of the site open by client navigation and are prefetched on intent (`browser/prefetch`). An
 * unknown scheme ("javascript:", "data:", "") is not a link: only its text is shown.
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
				<a translate={isAddress(to, children) ? 'no' : undefined} {...rest} href={to}>
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

/** A telephone number or an email address, rather than words that lead to one. */
function isAddress(to: LinkAddress, children: ReactNode): boolean {
	if (typeof children !== 'string') return false
	return to.startsWith('tel:') ? !/[a-z]/i.test(children) : to.startsWith('mailto:') && children.includes('@')
}

/** The router's `Link` includes its own unlimited prefetching. */
function PageLink({ to, preventScrollReset, replace, onClick, target, children, ...rest }: SiteLinkProps) {
	const follow = useLinkClickHandler(to, { target, replace, preventScrollReset })
	function handleClick(event: MouseEvent<HTMLAnchorElement>) {
		onClick?.(event)
		if (!event.defaultPrevented) follow(event)
	}
	return (
		// The start script follows `data-replace` until the router does.
		<a {...rest} href={useHref(to)} target={target} data-replace={replace ? '' : undefined} onClick={handleClick}>
			{children}
		</a>
	)
}
