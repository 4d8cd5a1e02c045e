import type { CSSProperties, ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import type { BadgeData } from '#domain/dogs/badges.ts'

/** Font sizes in percent of the column, and more room between lines for other scripts. */
export interface NameLook {
	wide: number
	narrow: number
	isTall: boolean
	/** The last word has letters below the line. */
	isDeep: boolean
}

interface ProfileHeadProps {
	name: string
	look: NameLook
	badges: BadgeData[]
	children?: ReactNode
}

/** The name, as large as it fits: the dog stands below it. `children` stand beside it. */
export function ProfileHead({ name, look, badges, children }: ProfileHeadProps) {
	const sizes = { '--wide': look.wide, '--narrow': look.narrow } as CSSProperties
	return (
		<div className="profile-head">
			<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Find a dog', to: '/dogs' }, { text: name }]} />
			<div className="profile-title">
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
				<h1
					translate="no"
					className="profile-name font-black wrap-anywhere"
					data-tall={look.isTall ? '' : undefined}
					data-deep={look.isDeep ? '' : undefined}
					style={sizes}
				>
					{name}
				</h1>
			</div>
			{children}
		</div>
	)
}
