import { Wrap } from '#app/ui/layout/layout.tsx'
import { Logo } from '#app/ui/media/logo.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import IconPhone from '~icons/ph/phone-bold'
import type { SiteOptions } from '../general-options.tsx'
import type { HeaderTools } from '../header/header.tsx'
import { MobileMenu } from '../header/mobile-menu.tsx'

interface QuietHeaderProps {
	options: SiteOptions
	saveUrl: string | null
	row: HeaderTools['row']
}

/** The logo, "Save and return", the phone number, and the menu in its popover without the Donate button. */
export function QuietHeader({ options, saveUrl, row }: QuietHeaderProps) {
	const { header, site } = options
	return (
		<header className="site-header quiet-header">
			<Wrap className="flex min-h-17 items-center gap-3 py-1">
				<SiteLink
					to="/"
					className="site-logo flex min-w-30 max-wordmark:min-w-11 no-underline"
					aria-label={`${site.name}, home`}
				>
					<Logo name={site.name} />
				</SiteLink>
				<div className="quiet-tools">
					{saveUrl && (
						<SiteLink to={saveUrl} className="quiet-save">
							Save and return
						</SiteLink>
					)}
					{site.phone && (
						<SiteLink to={phoneHref(site.phone)} className="quiet-phone">
							<IconPhone aria-hidden="true" className="size-[1.25em] flex-none" />
							<span className="quiet-short">Ring us</span>
							<span className="quiet-number">{site.phone}</span>
						</SiteLink>
					)}
					<MobileMenu
						options={{ ...options, header: { ...header, button: null } }}
						row={row}
						compact={false}
						className=""
					/>
				</div>
			</Wrap>
		</header>
	)
}
