import { useEffect, useRef } from 'react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import { Mark } from '#app/ui/media/logo.tsx'
import type { Permission } from '#domain/desk/people/roles.ts'
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

/** The daily work. */
const DAILY: DeskLink[] = [
	{ to: '/', text: 'Inbox', permission: 'cases' },
	{ to: '/dogs', text: 'Dogs', permission: 'cases' },
	{ to: '/giving', text: 'Giving', permission: 'donations' },
	{ to: '/orders', text: 'Orders', permission: 'packing' },
]

/** What is needed now and then, under "More". */
const SELDOM: { title: string; links: DeskLink[] }[] = [
	{
		title: 'Messages',
		links: [
			{ to: '/quarantine', text: 'Held back', permission: 'messages' },
			{ to: '/deliveries', text: 'Failed emails', permission: 'messages' },
			{ to: '/newsletter', text: 'Newsletter', permission: 'newsletter' },
		],
	},
	{
		title: 'This desk',
		links: [
			{ to: '/team', text: 'Workload', permission: 'cases' },
			{ to: '/people', text: 'People', permission: 'people' },
			{ to: '/data', text: 'Data and site', permission: 'exports' },
			{ to: '/audit-log', text: 'Audit log', permission: 'auditLog' },
		],
	},
]

/** The links a person's role allows, and who is signed in. */
export function DeskHeader({ charityName, member }: DeskHeaderProps) {
	const isAllowed = ({ permission }: DeskLink) => member?.permissions.includes(permission)
	const daily = DAILY.filter(isAllowed)
	const groups = SELDOM.map(({ title, links }) => ({ title, links: links.filter(isAllowed) }))
	return (
		<header className="desk-header">
			<a href="#main" className="desk-skip">
				Skip to the content
			</a>
			<div className="wrap desk-header-row">
				<Link to="/" className="desk-brand">
					<Mark className="size-9" />
					<span>
						{charityName}
						{/* The space is with the word: alone it is left out of the name where a line ends. */}
						<span className="text-ink-2"> desk</span>
					</span>
				</Link>
				{daily.length > 0 && <DeskNav daily={daily} groups={groups.filter(({ links }) => links.length > 0)} />}
				{member && (
					<div className="desk-who">
						<NavLink to="/account" className="desk-link">
							{member.name}
						</NavLink>
						<Form method="post" action="/sign-out">
							<button type="submit" className="desk-link">
								Sign out
							</button>
						</Form>
					</div>
				)}
			</div>
		</header>
	)
}

interface DeskNavProps {
	daily: DeskLink[]
	groups: typeof SELDOM
}

function DeskNav({ daily, groups }: DeskNavProps) {
	const { pathname } = useLocation()
	return (
		<nav aria-label="Desk" className="desk-nav">
			<ul>
				{daily.map((link) => (
					<li key={link.to}>
						<DeskNavLink {...link} />
					</li>
				))}
				{groups.length > 0 && (
					<li>
						{/* Another page closes it. */}
						<More key={pathname} groups={groups} pathname={pathname} />
					</li>
				)}
			</ul>
		</nav>
	)
}

function More({ groups, pathname }: Pick<DeskNavProps, 'groups'> & { pathname: string }) {
	const menu = useClosedOutside()
	const shown = groups.flatMap(({ links }) => links).find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
	return (
		<details className="desk-more" ref={menu}>
			<summary className="desk-link">
				<span>
					More
					{shown && <VisuallyHidden joinedBy=",">now {shown.text}</VisuallyHidden>}
				</span>
				<IconCaret aria-hidden />
			</summary>
			<div className="desk-menu">
				{groups.map(({ title, links }) => (
					<div key={title}>
						<p>{title}</p>
						<ul aria-label={title}>
							{links.map((link) => (
								<li key={link.to}>
									<DeskNavLink {...link} />
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</details>
	)
}

/** Escape and a press elsewhere close the menu; without scripts its summary does. */
function useClosedOutside() {
	const menu = useRef<HTMLDetailsElement>(null)
	useEffect(() => {
		function close(event: Event) {
			const isOutside = event.target instanceof Node && !menu.current?.contains(event.target)
			if (isOutside || (event instanceof KeyboardEvent && event.key === 'Escape')) menu.current?.removeAttribute('open')
		}
		for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, close)
		return () => {
			for (const type of ['pointerdown', 'keydown']) document.removeEventListener(type, close)
		}
	}, [])
	return menu
}

/** The pages of cases belong to the inbox, the comparison of those who applied for a dog to the dogs. */
function DeskNavLink({ to, text }: DeskLink) {
	const { pathname } = useLocation()
	const owner = pathname === '/cases/compare' ? '/dogs' : pathname.startsWith('/cases/') ? '/' : undefined
	if (to === owner) {
		return (
			<Link to={to} className="desk-link" aria-current="true">
				{text}
			</Link>
		)
	}
	return (
		<NavLink to={to} end={to === '/'} className="desk-link">
			{text}
		</NavLink>
	)
}
