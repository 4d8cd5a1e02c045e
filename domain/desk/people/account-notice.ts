export const ACCOUNT_NOTICES = [
	'wrong codes',
	'new device',
	'passkey added',
	'passkey removed',
	'account linked',
	'account unlinked',
] as const

/** What a person is told by email about how they sign in. Has no secrets: it waits in the outbox. */
export interface AccountNotice {
	staffId: string
	kind: (typeof ACCOUNT_NOTICES)[number]
	/** Of the device or the passkey; of an account the host of its provider; "" for none. */
	name: string
	at: number
}
