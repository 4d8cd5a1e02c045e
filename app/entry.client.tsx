import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { collectServedHtml } from '#lib/served-html.ts'
import { respectReducedMotion } from './browser/motion/transition-leave.ts'
import { separateHashEntries } from './browser/navigation/hash-entries.ts'
import { rememberRootData } from './browser/root-data.ts'

// Before the router handles the same clicks and `popstate` events.
respectReducedMotion()
separateHashEntries()
rememberRootData()
collectServedHtml(document)

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	)
})
