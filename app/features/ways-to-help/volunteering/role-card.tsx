import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'

export interface RoleCardData {
	slug: string
	title: string
	excerpt: string
	picture: PictureData | null
}

/** A job beside others, as a card of the same form as those of articles. */
export function RoleCard({ role }: { role: RoleCardData }) {
	return (
		<article className="group relative grid content-start gap-4 rounded-l outline-offset-6 outline-focus has-[a:focus-visible]:outline-3">
			<Picture
				picture={role.picture && { ...role.picture, alt: '' }}
				sizes="(min-width: 1280px) 25rem, (min-width: 768px) 31vw, 92vw"
				className="aspect-16/10 w-full rounded-l"
			/>
			<div className="min-w-0">
				<h3 className="wrap-anywhere">
					<SiteLink
						to={`/waystohelp/volunteering/${role.slug}`}
						className="no-underline decoration-3 after:absolute after:inset-0 after:rounded-l group-hover:underline focus-visible:no-shadow focus-visible:outline-0"
					>
						{role.title}
					</SiteLink>
				</h3>
				{role.excerpt && <p className="mt-1 leading-snug text-ink-2">{role.excerpt}</p>}
			</div>
		</article>
	)
}
