import type { ServerBuild } from 'react-router'
import type { Config } from '../config.ts'
import type { createContentStack } from '../content/content-stack.ts'
import type { Log } from '../logging/log.ts'
import type { RenderGate } from '../pages/queue/render-gate.ts'
import type { Payments } from '../payments/payments.ts'
import type { Records } from '../records.ts'
import { createDeskGiving } from './desk-giving.ts'
import { createDeskPages } from './desk-pages.ts'
import { createIdentityProvider } from './identity-provider/identity-provider.ts'
import { createOperations } from './operations.ts'

export interface DeskOptions {
	config: Config
	content: ReturnType<typeof createContentStack>
	records: Records
	payments: Payments | undefined
	siteUrl: string
	log: Log
	/** Answers those who are not signed in, in the queue of renders. */
	pages: { inTurn: RenderGate['inTurn'] }
}

/** The desk with what it uses of the running site. */
export function startDesk(build: ServerBuild, options: DeskOptions) {
	const { config, content, records, payments, pages, siteUrl, log } = options
	const settings = config.identityProvider
	const identity = settings ? createIdentityProvider({ settings, siteUrl, log }) : undefined
	const provider = identity?.provider
	const operations = createOperations({ config, content, records, payments, provider })
	const giving = createDeskGiving({ payments, siteUrl, formSecret: config.formSecret })
	const shared = { build, source: content.replica, records, siteUrl, log, inTurn: pages.inTurn }
	const desk = createDeskPages({ ...shared, operations, giving, provider })
	return {
		answer: desk.answer,
		isSignedIn: desk.isSignedIn,
		async stop() {
			identity?.stop()
			await desk.stop()
		},
	}
}
