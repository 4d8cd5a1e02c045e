import { Form, NavLink } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { Permission } from '#domain/desk/roles.ts'

interface DeskHeaderProps {
	charityName: string
	/** Undefined before sign-in. */
	member: { name: string; permissions: Permission[] } | undefined
}

const LINKS: { to: string; text: string; permission: Permission }[] = [
	{ to: '/', text: 'Inbox', permission: 'cases' },
	{ to: '/people', text: 'People', permission: 'people' },
	{ to: '/audit-log', text: 'Audit log', permission: 'auditLog' },
]

/** The links a person's role allows, and who is signed in. */
export function DeskHeader({ charityName, member }: DeskHeaderProps) {
	const links = LINKS.filter(({ permission }) => member?.permissions.includes(permission))
	return (
		<header className="border-b-2 border-line bg-raised">
			<div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
				<a href="#main" className="sr-only focus:not-sr-only">
					Skip to the content
				</a>
				<p className="font-display text-h4 font-extrabold">
					{charityName} <span className="font-bold text-ink-2">desk</span>
				</p>
				{links.length > 0 && (
					<nav aria-label="Desk">
						<ul className="flex flex-wrap gap-x-5">
							{links.map(({ to, text }) => (
								<li key={to}>
									<NavLink
										to={to}
										end={to === '/'}
										className="inline-block py-2.5 font-bold text-ink aria-[current=page]:underline aria-[current=page]:decoration-[3px] aria-[current=page]:underline-offset-8"
									>
										{text}
									</NavLink>
								</li>
							))}
						</ul>
					</nav>
				)}
				{member && (
					<div className="ml-auto flex items-center gap-4">
						<NavLink to="/account" className="py-2.5 font-bold text-ink">
							{member.name}
						</NavLink>
						<Form method="post" action="/sign-out">
							<Button type="submit" variant="ghost" size="sm">
								Sign out
							</Button>
						</Form>
					</div>
				)}
			</div>
		</header>
	)
}
