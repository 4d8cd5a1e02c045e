import { Form, Link, NavLink, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Mark } from '#app/ui/media/logo.tsx'
import type { Permission } from '#domain/desk/roles.ts'
import IconCaret from '~icons/ph/caret-down-bold'

interface DeskHeaderProps {
	charityName: string
	/** Undefined before sign-in. */
	member: { name: string; permissions: Permission[] } | undefined
}

interface DeskLink {
	to: string
	text: string
	permission: Permission
}

const LINKS: DeskLink[] = [
	{ to: '/', text: 'Inbox', permission: 'cases' },
	{ to: '/dogs', text: 'Dogs', permission: 'cases' },
	{ to: '/team', text: 'Team', permission: 'cases' },
	{ to: '/giving', text: 'Giving', permission: 'donations' },
	{ to: '/orders', text: 'Orders', permission: 'packing' },
	{ to: '/newsletter', text: 'Newsletter', permission: 'newsletter' },
	{ to: '/quarantine', text: 'Quarantine', permission: 'cases' },
	{ to: '/deliveries', text: 'Deliveries', permission: 'cases' },
	{ to: '/data', text: 'Data', permission: 'exports' },
	{ to: '/people', text: 'People', permission: 'people' },
	{ to: '/audit-log', text: 'Audit log', permission: 'auditLog' },
]

/** More links than this do not fit on a phone: there the rest is under "More". */
const MAX_PHONE_LINKS = 5
const LINKS_BESIDE_MORE = 3

/** The links a person's role allows, and who is signed in. */
export function DeskHeader({ charityName, member }: DeskHeaderProps) {
	const links = LINKS.filter(({ permission }) => member?.permissions.includes(permission))
	return (
		<header className="desk-header">
			<a href="#main" className="desk-skip">
				Skip to the content
			</a>
			<div className="wrap desk-header-row">
				<Link to="/" className="desk-brand">
					<Mark className="size-9" />
					<span>
						{charityName} <span className="text-ink-2">desk</span>
					</span>
				</Link>
				{links.length > 0 && <DeskNav links={links} />}
				{member && (
					<div className="desk-who">
						<NavLink to="/account" className="desk-link">
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

function DeskNav({ links }: { links: DeskLink[] }) {
	const { pathname } = useLocation()
	const isLong = links.length > MAX_PHONE_LINKS
	const rest = isLong ? links.slice(LINKS_BESIDE_MORE) : []
	return (
		<nav aria-label="Desk" className="desk-nav">
			<ul>
				{links.map((link) => (
					<li key={link.to} className={rest.includes(link) ? 'desk-wide-only' : undefined}>
						<DeskNavLink {...link} />
					</li>
				))}
				{isLong && (
					<li className="desk-more">
						{/* Another page closes it. */}
						<details key={pathname}>
							<summary className="desk-link">
								More <IconCaret aria-hidden />
							</summary>
							<ul>
								{rest.map((link) => (
									<li key={link.to}>
										<DeskNavLink {...link} />
									</li>
								))}
							</ul>
						</details>
					</li>
				)}
			</ul>
		</nav>
	)
}

function DeskNavLink({ to, text }: DeskLink) {
	return (
		<NavLink to={to} end={to === '/'} className="desk-link">
			{text}
		</NavLink>
	)
}
