import type { ServerBuild } from 'react-router'
import type { Config } from '../config.ts'
import type { createContentStack } from '../content/content-stack.ts'
import type { Log } from '../logging/log.ts'
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
}

/** The desk with what it uses of the running site. */
export function startDesk(build: ServerBuild, { config, content, records, payments, siteUrl, log }: DeskOptions) {
	const settings = config.identityProvider
	const identity = settings ? createIdentityProvider({ settings, siteUrl, log }) : undefined
	const provider = identity?.provider
	const operations = createOperations({ config, content, records, payments, provider })
	const giving = createDeskGiving({ payments, siteUrl, formSecret: config.formSecret })
	const desk = createDeskPages({ build, source: content.replica, records, siteUrl, log, operations, giving, provider })
	return {
		answer: desk.answer,
		async stop() {
			identity?.stop()
			await desk.stop()
		},
	}
}
