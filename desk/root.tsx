import { type ReactNode, useContext, useLayoutEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { releaseEarlyInput } from '#app/browser/start/early-input.ts'
import { isAllowed, PERMISSIONS } from '#domain/desk/people/roles.ts'
import type { Route } from './+types/root.ts'
import './desk.css'
import { deskContext } from './request.server.ts'
import { showsDemo } from './shell/demo.server.ts'
import { DeskError, windowTitle } from './shell/desk-error.tsx'
import { DeskFocus } from './shell/desk-focus.tsx'
import { DeskHeader } from './shell/desk-header.tsx'
import { NonceContext } from './shell/nonce.ts'
import { hasShortcutsOn } from './shell/shortcuts-setting.server.ts'
import { Shortcuts } from './shortcuts/shortcuts.tsx'

/** For the header of every page. */
export async function loader({ context }: Route.LoaderArgs) {
	const desk = context.get(deskContext)
	const { charityName, session, lastEventId } = desk
	const member = session && {
		name: session.member.name,
		permissions: PERMISSIONS.filter((permission) => isAllowed(session.member.role, permission)),
	}
	// Where the live parts of the page begin (`live/`).
	return { charityName, member, lastEventId, hasShortcuts: await hasShortcutsOn(desk), hasDemo: await showsDemo(desk) }
}

export function links() {
	return [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]
}

export function Layout({ children }: { children: ReactNode }) {
	const nonce = useContext(NonceContext)
	useLayoutEffect(releaseEarlyInput, [])
	return (
		<html lang="en-GB">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="robots" content="noindex" />
				<meta name="color-scheme" content="light dark" />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				<ScrollRestoration nonce={nonce} />
				<DeskFocus />
				<Scripts nonce={nonce} />
			</body>
		</html>
	)
}

export default function Desk({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<DeskHeader charityName={loaderData.charityName} member={loaderData.member} />
			{loaderData.hasDemo && <DemoNote />}
			<main id="main" tabIndex={-1} className="wrap desk-main">
				<Outlet />
			</main>
			{loaderData.hasShortcuts && <Shortcuts />}
		</>
	)
}

function DemoNote() {
	return (
		<aside aria-label="Demo" className="wrap desk-demo">
			<p>
				<b>Trying out.</b> “Demo” people are invented and get no email.
			</p>
		</aside>
	)
}

export function meta({ error }: Route.MetaArgs) {
	return error ? [{ title: windowTitle(error) }] : []
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const root = useRouteLoaderData<typeof loader>('root')
	return (
		<>
			<DeskHeader charityName={root?.charityName ?? 'The'} member={root?.member} />
			{root?.hasDemo && <DemoNote />}
			<main id="main" tabIndex={-1} className="wrap desk-main">
				<DeskError error={error} hasCases={root?.member?.permissions.includes('cases') ?? false} />
			</main>
		</>
	)
}
