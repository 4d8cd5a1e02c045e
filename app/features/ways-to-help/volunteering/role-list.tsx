import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import IconArrow from '~icons/ph/arrow-right-bold'
import { RoleFacts } from './role-facts.tsx'

export interface RoleRow {
	slug: string
	title: string
	excerpt: string
	place: string
	hours: string
	/** "18 and over" */
	age: string
	picture: PictureData | null
}

/** Beside a picture, title and text have their own places in the grid. */
function RoleWords({ isSplit, children }: { isSplit: boolean; children: ReactNode }) {
	return isSplit ? children : <div>{children}</div>
}

/** Roles in rows, with place, hours and minimum age. */
export function RoleList({ roles }: { roles: RoleRow[] }) {
	const hasPictures = roles.some(({ picture }) => picture)
	return (
		<ul className="border-b-2 border-line">
			{roles.map((role) => (
				<li
					key={role.slug}
					className={cn(
						'role-row group relative grid gap-x-[clamp(1.5rem,1rem+2vw,3rem)] gap-y-4 border-t-2 border-line py-7 outline-offset-2 outline-focus *:min-w-0 has-[a:focus-visible]:outline-3',
						hasPictures ? 'with-picture' : 'split:grid-cols-[1.22fr_1fr]',
					)}
				>
					{hasPictures && (
						<Picture
							picture={role.picture && { ...role.picture, alt: '' }}
							sizes="12.5rem"
							className="role-row-picture"
						/>
					)}
					<RoleWords isSplit={hasPictures}>
						<h3>
							<SiteLink
								to={`/waystohelp/volunteering/${role.slug}`}
								className="inline-flex items-center gap-[.4em] no-underline decoration-3 after:absolute after:inset-0 group-hover:underline focus-visible:no-shadow focus-visible:outline-0"
							>
								{role.title}
								<IconArrow aria-hidden className="size-[.8em] flex-none text-lead-line" />
							</SiteLink>
						</h3>
						{role.excerpt && <p className={cn('max-w-[35em] text-ink-2', !hasPictures && 'mt-2')}>{role.excerpt}</p>}
					</RoleWords>
					<RoleFacts role={role} />
				</li>
			))}
		</ul>
	)
}
