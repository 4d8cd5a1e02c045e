import { cn } from '#app/ui/cn.ts'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Logo } from '#app/ui/media/logo.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import IconPhone from '~icons/ph/phone-bold'
import type { SiteOptions } from '../general-options.tsx'
import type { HeaderTools } from '../header/header.tsx'
import { isLongOnPhones } from '../header/menu-room.ts'
import { MobileMenu } from '../header/mobile-menu.tsx'

/** About as wide as the link to the phone. */
const QUIET_TOOLS = 'Ring us'

interface QuietHeaderProps {
	options: SiteOptions
	saveUrl: string | null
	row: HeaderTools['row']
}

/** The logo, "Save and finish later", the phone number, and the menu in its popover without the Donate button. */
export function QuietHeader({ options, saveUrl, row }: QuietHeaderProps) {
	const { header, site } = options
	const isLong = saveUrl !== null || isLongOnPhones({ name: site.name, button: QUIET_TOOLS })
	return (
		<header className={cn('site-header sticky top-0 z-40 border-b-2 border-line bg-ground', isLong && 'in-lines')}>
			<Wrap className="flex min-h-17 items-center gap-3 py-1">
				<SiteLink to="/" className="site-logo" aria-label={`${site.name}, home`}>
					<Logo name={site.name} />
				</SiteLink>
				<div className="ml-auto flex items-center gap-3">
					{saveUrl && (
						<SiteLink
							to={saveUrl}
							className="quiet-save inline-flex min-h-11 items-center gap-1.5 px-2 font-semibold whitespace-nowrap"
						>
							Save and finish later
						</SiteLink>
					)}
					{site.phone && (
						<SiteLink
							to={phoneHref(site.phone)}
							className="inline-flex min-h-11 items-center gap-1.5 px-2 font-semibold font-display whitespace-nowrap no-underline"
						>
							<IconPhone aria-hidden="true" className="size-[1.25em] flex-none" />
							<span className="max-[14rem]:sr-only sm:hidden">Ring us</span>
							<span className="max-sm:hidden">{site.phone}</span>
						</SiteLink>
					)}
					<MobileMenu options={{ ...options, header: { ...header, button: null } }} row={row} className="" />
				</div>
			</Wrap>
		</header>
	)
}
