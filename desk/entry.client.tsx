import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { restoreInput } from '#app/browser/recovery/kept-input.ts'
import { keepEarlyInput, keepTextTypedSoFar } from '#app/browser/start/early-input.ts'

restoreInput()
keepTextTypedSoFar()
keepEarlyInput()
startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	)
})
