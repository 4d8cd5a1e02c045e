/** The package has no types; this is what the tests use. */
declare module 'oidc-provider' {
	import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

	export class Provider {
		constructor(issuer: string, configuration: object)
		Grant: new (
			about: object,
		) => { addOIDCScope(scope: string): void; save(): Promise<string> }
		callback(): RequestListener
		interactionDetails(
			request: IncomingMessage,
			response: ServerResponse,
		): Promise<{ params: Record<string, string>; prompt: { name: string } }>
		interactionFinished(
			request: IncomingMessage,
			response: ServerResponse,
			result: object,
			options: { mergeWithLastSubmission: boolean },
		): Promise<void>
	}

	export const interactionPolicy: {
		base(): { add(prompt: object, index: number): void }
		Prompt: new (options: { name: string; requestable: boolean }) => object
	}
}
