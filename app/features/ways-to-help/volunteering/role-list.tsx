import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import IconArrow from '~icons/ph/arrow-right-bold'
import IconClock from '~icons/ph/clock-bold'
import IconPlace from '~icons/ph/map-pin-bold'
import IconPerson from '~icons/ph/user-bold'

export interface RoleRow {
	slug: string
	title: string
	excerpt: string
	place: string
	hours: string
	/** "18 and over" */
	age: string
}

/** Roles in rows, with place, hours and minimum age. */
export function RoleList({ roles }: { roles: RoleRow[] }) {
	return (
		<ul className="border-b-2 border-line">
			{roles.map((role) => (
				<li
					key={role.slug}
					className="group relative grid gap-x-[clamp(2rem,1rem+4vw,5rem)] gap-y-4 border-t-2 border-line py-7 outline-offset-2 outline-focus *:min-w-0 has-[a:focus-visible]:outline-3 split:grid-cols-[1.22fr_1fr]"
				>
					<div>
						<h3>
							<SiteLink
								to={`/waystohelp/volunteering/${role.slug}`}
								className="inline-flex items-center gap-[.4em] no-underline decoration-3 after:absolute after:inset-0 group-hover:underline focus-visible:no-shadow focus-visible:outline-0"
							>
								{role.title}
								<IconArrow aria-hidden className="size-[.8em] flex-none text-lead-line" />
							</SiteLink>
						</h3>
						{role.excerpt && <p className="mt-2 max-w-[35em] text-ink-2">{role.excerpt}</p>}
					</div>
					<ul className="grid content-start gap-2 leading-snug">
						<Fact Icon={IconPlace} label="Where" text={role.place} />
						<Fact Icon={IconClock} label="When" text={role.hours} />
						<Fact Icon={IconPerson} label="Age" text={role.age} />
					</ul>
				</li>
			))}
		</ul>
	)
}

function Fact({ Icon, label, text }: { Icon: typeof IconClock; label: string; text: string }) {
	if (!text) return null
	return (
		<li className="grid grid-cols-[1.25rem_1fr] gap-3">
			<Icon aria-hidden className="mt-0.5 size-5 text-ink-2" />
			<span>
				<span className="sr-only">{label}: </span>
				{text}
			</span>
		</li>
	)
}
