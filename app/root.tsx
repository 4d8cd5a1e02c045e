import { type ReactNode, useContext, useLayoutEffect } from 'react'
import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router'
import type { PreviewFacts } from '#domain/pages/preview.ts'
import { legalLinks } from '#domain/pages/privacy-page.ts'
import type { Route } from './+types/root.ts'
import { PreviewBar } from './shell/preview-bar.tsx'
import './app.css'
import gabaritoUrl from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2?url'
import { HOUSEHOLD_SCRIPT } from '#domain/dogs/compatibility/household-code.ts'
import { areFormsOpen } from '#lib/open-forms.ts'
import { useServerPageForCrawlers } from './browser/crawlers/crawler-fallback.ts'
import { usePageAsSent } from './browser/foreign-nodes/use-page-as-sent.ts'
import { SCROLL_SCRIPT, STORAGE_SCRIPT, TRANSITION_STYLE } from './browser/inline-head.ts'
import { IdleFeatures } from './browser/navigation/idle-features.tsx'
import { RouteFocus } from './browser/navigation/route-focus.tsx'
import { hardNavigationMiddleware } from './browser/recovery/hard-navigation-middleware.ts'
import { NavigationWatch } from './browser/recovery/navigation-watch.tsx'
import { unsentFormMiddleware } from './browser/recovery/unsent-form.ts'
import { UnsentNote } from './browser/recovery/unsent-note.tsx'
import { restoreRootData } from './browser/root-data.ts'
import { releaseEarlyInput } from './browser/start/early-input.ts'
import { BASKET_SCRIPT } from './features/shop/device/basket-count.ts'
import { contentContext, iconsContext, previewContext, siteContext } from './request/content.server.ts'
import { failedValidation } from './request/missing/not-found.ts'
import { CaughtError, errorTitle } from './shell/errors/caught-error.tsx'
import { GeneralOptionsProvider } from './shell/general-options.tsx'
import { NonceContext } from './shell/nonce.ts'
import { colourFrame, FRAME_COLOURS, frameMedia, THEME_SCRIPT } from './shell/theme/theme.ts'
import { useIsHydrating } from './ui/layout/hydration.ts'

/** The menu of phones and the footer have these, because the menu of the charity rarely does. */
const FORMS = [
	{ text: 'I’ve found a dog', url: '/apply/found/start' },
	{ text: 'I can’t keep my dog', url: '/apply/surrender/start' },
	{ text: 'Contact us', url: '/apply/contact/question' },
]

/** Sent once, in the page payload; client navigations reuse that copy (`shouldRevalidate`). */
export async function loader({ context, url }: Route.LoaderArgs) {
	const content = context.get(contentContext)
	const { options } = content
	// No backend response and no snapshot: every page is the 404 screen.
	if (!options) throw failedValidation(url.pathname)
	const { header, email, site, social, centres, regulator } = options
	const footer = { ...options.footer, legal: legalLinks(content) }
	const icons = await context.get(iconsContext)(social.flatMap(({ icon }) => icon || []))
	const { url: siteUrl } = context.get(siteContext)
	const forms = areFormsOpen(content) ? FORMS : []
	const facts = context.get(previewContext)
	const preview: { preview?: PreviewFacts } = facts ? { preview: facts } : {}
	return {
		options: { header, footer, email, site, social, centres, regulator, icons, forms },
		siteUrl,
		...preview,
	}
}

/** The router logs an error while it cannot read the scroll positions that it stored, and may never store any again. */
const POSITIONS_SCRIPT = `try{if(typeof(JSON.parse(sessionStorage.getItem('react-router-scroll-positions')||'{}')??0)!=='object')throw 0}catch{sessionStorage.removeItem('react-router-scroll-positions')}`

/** Runs before the first paint and the router's own script; the browser need not have it twice. */
const HEAD_SCRIPT = import.meta.env.SSR
	? SCROLL_SCRIPT + STORAGE_SCRIPT + POSITIONS_SCRIPT + THEME_SCRIPT + HOUSEHOLD_SCRIPT + BASKET_SCRIPT
	: ''

export const clientMiddleware = [hardNavigationMiddleware, unsentFormMiddleware]

export function shouldRevalidate() {
	return false
}

export function meta({ error, loaderData }: Route.MetaArgs) {
	const name = loaderData?.options.site.name
	return [{ title: error ? errorTitle(error, name) : (name ?? '') }]
}

export function links() {
	return [
		{ rel: 'preload', href: gabaritoUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
		{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
		{ rel: 'icon', href: '/favicon-32.png', type: 'image/png', sizes: '32x32' },
		{ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
	]
}

export function Layout({ children }: { children: ReactNode }) {
	useServerPageForCrawlers()
	usePageAsSent()
	const nonce = useContext(NonceContext)
	useLayoutEffect(restoreRootData, [])
	// An error screen that replaces the page creates these elements again.
	useLayoutEffect(colourFrame, [])
	useLayoutEffect(releaseEarlyInput, [])
	const root = useRouteLoaderData<typeof loader>('root')
	return (
		// HeadScript may have set `data-theme` before hydration.
		<html lang={root?.options.site.locale ?? 'en-GB'} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<style nonce={nonce} dangerouslySetInnerHTML={{ __html: TRANSITION_STYLE }} />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				{(['light', 'dark'] as const).map((scheme) => (
					<meta key={scheme} name="theme-color" content={FRAME_COLOURS[scheme]} media={frameMedia(scheme)} />
				))}
				<HeadScript nonce={nonce} />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				<NavigationWatch />
				<RouteFocus />
				<IdleFeatures />
				{/* Elsewhere `page-scripts.server.ts` writes them: the app waits for interest. */}
				{import.meta.env.DEV && <Scripts />}
			</body>
		</html>
	)
}

/** Only while hydrating: rendered by React later it would not run, and development mode warns. */
function HeadScript({ nonce }: { nonce: string | undefined }) {
	return (
		useIsHydrating() && (
			<script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
		)
	)
}

export default function App({ loaderData }: Route.ComponentProps) {
	return (
		<GeneralOptionsProvider options={loaderData.options}>
			{loaderData.preview && <PreviewBar {...loaderData.preview} />}
			<Outlet />
			<UnsentNote />
		</GeneralOptionsProvider>
	)
}

/** Fatal and unhandled errors: the error screen replaces the page. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	return (
		<GeneralOptionsProvider options={loaderData?.options ?? null}>
			<main id="main">
				<CaughtError error={error} />
			</main>
		</GeneralOptionsProvider>
	)
}
