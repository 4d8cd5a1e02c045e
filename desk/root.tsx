import { type ReactNode, useContext } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router'
import { isAllowed, PERMISSIONS } from '#domain/desk/roles.ts'
import type { Route } from './+types/root.ts'
import './desk.css'
import { deskContext } from './request.server.ts'
import { DeskHeader } from './shell/desk-header.tsx'
import { NonceContext } from './shell/nonce.ts'

/** For the header of every page. */
export function loader({ context }: Route.LoaderArgs) {
	const { charityName, session } = context.get(deskContext)
	const member = session && {
		name: session.member.name,
		permissions: PERMISSIONS.filter((permission) => isAllowed(session.member.role, permission)),
	}
	return { charityName, member }
}

export function links() {
	return [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]
}

export function Layout({ children }: { children: ReactNode }) {
	const nonce = useContext(NonceContext)
	return (
		<html lang="en-GB">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="robots" content="noindex" />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				<Scripts nonce={nonce} />
			</body>
		</html>
	)
}

export default function Desk({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<DeskHeader {...loaderData} />
			<main id="main" className="wrap py-8">
				<Outlet />
			</main>
		</>
	)
}

export function meta({ error }: Route.MetaArgs) {
	return error ? [{ title: 'Error – Desk' }] : []
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const root = useRouteLoaderData<typeof loader>('root')
	const isRefused = isRouteErrorResponse(error) && error.status === 403
	const isMissing = isRouteErrorResponse(error) && error.status === 404
	return (
		<>
			<DeskHeader charityName={root?.charityName ?? ''} member={root?.member} />
			<main id="main" className="wrap grid max-w-160 gap-4 py-8">
				<h1>{isRefused ? 'This page is not for your role' : isMissing ? 'Page not found' : 'Something went wrong'}</h1>
				<p>
					{isRefused
						? 'Ask a lead if you need it.'
						: isMissing
							? 'The address may be mistyped, or the case was deleted.'
							: 'Please try again in a minute. What you typed is still on the page before this one.'}
				</p>
				<p>
					<a href="/desk">Back to the desk</a>
				</p>
			</main>
		</>
	)
}
