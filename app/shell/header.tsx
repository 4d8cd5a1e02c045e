import { useLocation } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { Wrap } from '../ui/layout.tsx'
import { Logo } from '../ui/logo.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import type { SiteOptions } from './general-options.tsx'
import { isCurrentUrl } from './is-current-url.ts'
import { MobileMenu } from './mobile-menu.tsx'

/** Above every page: the way home, the menu and the one button of the general options. */
export function Header({ options, tone = 'ground' }: { options: SiteOptions; tone?: 'ground' | 'sky' | 'ball' }) {
	const { pathname } = useLocation()
	const { menu, button } = options.header
	const tones = { ground: 'bg-ground', sky: 'bg-(--scene-sky) text-on-sky', ball: 'band-ball' }
	return (
		<header className={`site-header sticky top-0 z-40 ${tones[tone]}`}>
			<Wrap className="flex min-h-17 items-center gap-3 lg:min-h-20 lg:gap-6">
				<SiteLink to="/" className="site-logo min-w-0 no-underline" aria-label={`${options.site.name}, home`}>
					<Logo name={options.site.name} />
				</SiteLink>
				<nav className="mx-auto hidden lg:block" aria-label="Main">
					<ul className="flex flex-wrap justify-center">
						{menu.map((item) => (
							<li key={item.url + item.text}>
								<SiteLink
									to={item.url}
									className="nav-link relative block rounded-pill px-3.5 py-2.5 text-[1.0625rem] font-semibold no-underline"
									aria-current={isCurrentUrl(item.url, pathname)}
								>
									{item.text}
								</SiteLink>
							</li>
						))}
					</ul>
				</nav>
				<div className="ml-auto flex flex-none items-center gap-1.5 lg:ml-0">
					{button && (
						<ButtonLink to={button.url} variant="donate" size="psm" className="max-sm:px-3.5">
							{button.text}
						</ButtonLink>
					)}
					<MobileMenu options={options} />
				</div>
			</Wrap>
		</header>
	)
}
