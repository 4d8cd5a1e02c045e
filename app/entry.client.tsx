import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepHashEntriesApart } from './client/hash-entries.ts'
import { rememberRootData } from './client/root-data.ts'
import { askLeaveForTransitions } from './client/transition-leave.ts'
import { collectServedHtml } from './lib/served-html.ts'

// Before the router, which answers the same clicks and the same way back.
askLeaveForTransitions()
keepHashEntriesApart()
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
