import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { buttonStyles } from '#app/ui/button-styles.ts'
import { cn } from '#app/ui/cn.ts'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import IconArrow from '~icons/ph/arrow-right-bold'
import IconMenu from '~icons/ph/list-bold'
import IconPhone from '~icons/ph/phone-bold'
import IconClose from '~icons/ph/x-bold'
import { useModalPopover } from '../../ui/layout/use-modal-popover.ts'
import type { SiteOptions } from '../general-options.tsx'
import { isCurrentUrl } from '../is-current-url.ts'

const MENU_ID = 'site-menu'

interface MobileMenuProps {
	options: SiteOptions
	/** One more row below those of the charity. */
	row: { url: string; text: string } | undefined
	className: string
}

/**
 * The full-screen menu of phones and tablets, and of menus too long for the header.
 *
 * A native popover, so it works without JavaScript. `className` hides it where the header has room.
 */
export function MobileMenu({ options, row, className }: MobileMenuProps) {
	const menu = useRef<HTMLDivElement>(null)
	const { key, pathname } = useLocation()

	useModalPopover(menu, 'Menu')
	const shown = useRef(key)
	// A client navigation does not close a popover. Before `RouteFocus`, which could not focus what is behind it.
	useLayoutEffect(() => {
		if (shown.current !== key && menu.current?.matches(':popover-open')) menu.current.hidePopover()
		shown.current = key
	}, [key])

	// The menu covers the page, so it closes when focus leaves it.
	useEffect(() => {
		const element = menu.current
		function closeBehindFocus({ relatedTarget }: FocusEvent) {
			if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) element?.hidePopover()
		}
		element?.addEventListener('focusout', closeBehindFocus)
		return () => element?.removeEventListener('focusout', closeBehindFocus)
	}, [])

	const { header, site, forms } = options
	const rows = [...header.menu, ...(row ? [row] : [])]
	const others = forms.filter(({ url }) => rows.every((item) => item.url !== url))
	if (header.menu.length === 0 && !header.button && !site.phone) return null
	return (
		<div className={cn('menu-space', className)}>
			<button
				type="button"
				popoverTarget={MENU_ID}
				className={buttonStyles({ variant: 'ghost', size: 'sm' }, 'menu-button px-3')}
			>
				<IconMenu aria-hidden="true" className="size-[1.25em] flex-none" />
				Menu
			</button>
			<div
				ref={menu}
				id={MENU_ID}
				popover="auto"
				className="site-menu m-0 size-full max-h-none max-w-none bg-sky px-[var(--gutter)] py-3 text-on-sky"
			>
				<nav aria-label="Menu" className="flex min-h-full flex-col">
					<div className="mx-auto flex min-h-11 w-full max-w-page items-center justify-end">
						<button
							type="button"
							popoverTarget={MENU_ID}
							popoverTargetAction="hide"
							className={buttonStyles({ variant: 'ghost', size: 'sm' })}
						>
							<IconClose aria-hidden="true" className="size-[1.25em] flex-none" />
							Close
						</button>
					</div>
					<ul className="mx-auto my-5 w-full max-w-page border-[color-mix(in_srgb,var(--on-sky)_22%,transparent)] *:border-inherit *:not-last:border-b-2 lg:columns-2 lg:gap-16">
						{rows.map((item) => (
							<li key={item.url + item.text} className="break-inside-avoid">
								<SiteLink
									to={item.url}
									aria-current={isCurrentUrl(item.url, pathname)}
									className="flex min-h-[3.9rem] items-center justify-between gap-4 font-display text-[1.875rem] font-extrabold leading-tight tracking-tight no-underline"
								>
									<span className="min-w-0 wrap-anywhere">{item.text}</span>
									<IconArrow aria-hidden="true" className="size-6 flex-none" />
								</SiteLink>
							</li>
						))}
					</ul>
					{others.length > 0 && (
						<ul className="mx-auto mb-5 grid w-full max-w-page lg:flex lg:flex-wrap lg:gap-16">
							{others.map((item) => (
								<li key={item.url}>
									<SiteLink
										to={item.url}
										aria-current={isCurrentUrl(item.url, pathname)}
										className="flex min-h-11.5 items-center font-semibold text-lede no-underline hover:underline"
									>
										{item.text}
									</SiteLink>
								</li>
							))}
						</ul>
					)}
					<div className="mx-auto mt-auto grid w-full max-w-page gap-3 pb-3 lg:flex lg:flex-wrap">
						{header.button && (
							<ButtonLink to={header.button.url} variant="donate" size="pasm">
								{header.button.text}
							</ButtonLink>
						)}
						{site.phone && (
							<ButtonLink to={phoneHref(site.phone)} variant="outline" size="pasm">
								<IconPhone aria-hidden="true" className="size-[1.25em] flex-none" />
								{site.phone}
							</ButtonLink>
						)}
					</div>
				</nav>
			</div>
		</div>
	)
}
