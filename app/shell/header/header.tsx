import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Logo } from '#app/ui/media/logo.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { hasLongWord } from '#lib/text/line-breaks.ts'
import type { SiteOptions } from '../general-options.tsx'
import { isCurrentUrl } from '../is-current-url.ts'
import { isLongOnPhones, menuRoom } from './menu-room.ts'
import { MobileMenu } from './mobile-menu.tsx'

/** The grounds of pages' heads begin behind the header; `scene` is the sky of the hero. */
const TONES = {
	ground: 'bg-ground',
	scene: 'bg-(--scene-sky) text-on-sky',
	ball: 'band-ball',
	sky: 'band-sky',
	meadow: 'band-sky as-meadow',
	nose: 'band-sky as-nose',
	wash: 'bg-sky-wash',
}
export type HeaderTone = keyof typeof TONES
const IN_LINE = { lg: 'hidden lg:block', xl: 'hidden xl:block', never: 'hidden' }
const BEHIND_BUTTON = { lg: 'lg:hidden', xl: 'xl:hidden', never: '' }
const BESIDE_MENU = { lg: 'lg:ml-0', xl: 'xl:ml-0', never: '' }

/** A longer text of the button wraps on phones. */
const MAX_ONE_LINE_CHARACTERS = 10

/** The favourites, in the header if there is room, and in the mobile menu. */
export interface HeaderTools {
	bar: ReactNode
	row: { url: string; text: string }
}

interface HeaderProps {
	options: SiteOptions
	tone?: HeaderTone
	tools?: HeaderTools | undefined
}

export function Header({ options, tone = 'ground', tools }: HeaderProps) {
	const { menu, button } = options.header
	const words = { name: options.site.name, menu, button: button?.text ?? '' }
	const room = menuRoom(words)
	return (
		<header className={cn('site-header sticky top-0 z-40', TONES[tone], isLongOnPhones(words) && 'in-lines')}>
			<Wrap className="flex min-h-17 items-center gap-1 py-1 sm:gap-2 lg:min-h-20 lg:gap-4 xl:gap-6">
				<SiteLink to="/" className="site-logo" aria-label={`${options.site.name}, home`}>
					<Logo name={options.site.name} />
				</SiteLink>
				{menu.length > 0 && room !== 'never' && <MainMenu menu={menu} className={IN_LINE[room]} />}
				<div className={cn('ml-auto flex items-center gap-1', menu.length > 0 && BESIDE_MENU[room])}>
					{tools?.bar}
					{button && (
						<ButtonLink
							to={button.url}
							variant="donate"
							size="psm"
							className={cn(
								'max-w-60 max-sm:px-3.5 lg:max-w-80',
								// In lines, so that phones have room for the name.
								button.text.length > MAX_ONE_LINE_CHARACTERS && 'max-sm:w-min max-sm:min-w-[min(9rem,40vw)]',
								hasLongWord(button.text) && 'wrap-anywhere',
							)}
						>
							{button.text}
						</ButtonLink>
					)}
					<MobileMenu options={options} row={tools?.row} className={BEHIND_BUTTON[room]} />
				</div>
			</Wrap>
		</header>
	)
}

function MainMenu({ menu, className }: { menu: SiteOptions['header']['menu']; className: string }) {
	const { pathname } = useLocation()
	return (
		<nav className={cn('main-menu mx-auto', className)} aria-label="Main">
			<ul className="flex flex-wrap justify-center">
				{menu.map((item) => (
					<li key={item.url + item.text}>
						<SiteLink
							to={item.url}
							className="nav-link relative block rounded-pill px-3.5 py-2.5 text-[1.0625rem] font-semibold whitespace-nowrap no-underline"
							aria-current={isCurrentUrl(item.url, pathname)}
						>
							{item.text}
						</SiteLink>
					</li>
				))}
			</ul>
		</nav>
	)
}
