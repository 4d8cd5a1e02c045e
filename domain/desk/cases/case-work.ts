/** The longest text that a person at the desk may write or paste. */
export const MAX_NOTE_LENGTH = 10_000

/** How a call ended. */
export const CALL_RESULTS = ['reached', 'no answer', 'message left', 'wrong number'] as const
export type CallResult = (typeof CALL_RESULTS)[number]
