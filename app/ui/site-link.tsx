import { type ComponentProps, useContext } from 'react'
import { Link } from 'react-router'
import { LinkAddressContext } from './link-address.ts'
import { linkKind } from './link-kind.ts'

/** A path of the site ("/dogs"), a hash ("#fees"), a query ("?page=2"), or an address that starts with http, mailto or tel. */
export type LinkAddress = string

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
	to: LinkAddress
	preventScrollReset?: boolean
	replace?: boolean
}

/**
 * A link to anywhere: pages of the site open without a full load and are fetched ahead when someone points at them. An
 * address that is none of the known kinds ("javascript:", "data:", nothing at all) is not a link: only its words are shown.
 */
export function SiteLink({ to, preventScrollReset, replace, children, ...rest }: SiteLinkProps) {
	const addressOf = useContext(LinkAddressContext)
	switch (linkKind(to)) {
		case 'page':
			return (
				<Link to={addressOf(to)} prefetch="intent" preventScrollReset={preventScrollReset} replace={replace} {...rest}>
					{children}
				</Link>
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
