import type { CSSProperties } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import type { BadgeData } from '#domain/dogs/badges.ts'
import { nameSize } from '../poster/name-size.ts'

/** Shares of the page's width: a long name takes more lines on a phone, and stays above the fold on a wide screen. */
const WIDE = { width: 98, height: 19, max: 19 }
const NARROW = { width: 98, height: 62, max: 30 }

/** The name, as large as it fits: the dog stands in front of it. */
export function ProfileHead({ name, badges }: { name: string; badges: BadgeData[] }) {
	// Other scripts have taller ascenders and descenders.
	const isLatin = /^[\p{Script=Latin}\P{L}]*$/u.test(name)
	const sizes = { '--wide': nameSize(name, WIDE), '--narrow': nameSize(name, NARROW) } as CSSProperties
	return (
		<div className="profile-head grid gap-3">
			<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Find a dog', to: '/dogs' }, { text: name }]} />
			{badges.length > 0 && (
				<ul className="flex flex-wrap gap-1.5">
					{badges.map(({ tone, text }) => (
						<li key={text}>
							<Badge tone={tone} onPage>
								{text}
							</Badge>
						</li>
					))}
				</ul>
			)}
			<h1 className="profile-name font-black wrap-anywhere" data-tall={isLatin ? undefined : ''} style={sizes}>
				{name}
			</h1>
		</div>
	)
}
