import IconCaret from '~icons/ph/caret-right-bold'
import { cn } from '../cn.ts'
import { Wrap } from '../layout/layout.tsx'
import { SiteLink } from './site-link.tsx'

/** The last of the trail is the page itself and no link. Includes `Wrap`. */
export function Breadcrumb({ trail }: { trail: { text: string; to?: string }[] }) {
	const here = trail.length - 1
	return (
		<Wrap>
			<nav aria-label="You are here" className="pt-4 text-note">
				<ol className="flex flex-wrap items-center gap-x-2">
					{trail.map(({ text, to }, index) => (
						// On phones the heading below says where a long trail ends.
						<li
							key={`${to} ${text}`}
							className={cn('inline-flex min-w-0 items-center gap-2', index === here && here > 1 && 'max-sm:hidden')}
						>
							{index > 0 && <IconCaret aria-hidden className="size-[.8em] flex-none opacity-60" />}
							{index < here && to ? (
								// A touch target of 44 px in a line of 24 px.
								<SiteLink to={to} className="-my-2 inline-block py-2.5">
									{text}
								</SiteLink>
							) : (
								<span aria-current={index === here ? 'page' : undefined} className="py-2.5 -my-2">
									{text}
								</span>
							)}
						</li>
					))}
				</ol>
			</nav>
		</Wrap>
	)
}
