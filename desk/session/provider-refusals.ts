/** Why an account of the provider was not used. */
export type ProviderRefusal = 'refused' | 'unavailable' | 'too many' | 'invitation' | 'taken'

type Texts = Partial<Record<string, (name: string) => string>>

const TOO_MANY = 'That was tried too often. Wait a quarter of an hour, or ask for an email.'

/** "refused" is the same for an unknown account, one whose person was removed, and an answer that is not for this browser. */
const AT_SIGN_IN: Texts = {
	refused: (name) =>
		`That did not sign you in. Your ${name} account may not be linked to this desk, or it took too long. Ask for an email; then link the account under your name.`,
	unavailable: (name) => `${name} does not answer just now. Ask for an email: it signs you in as always.`,
	'too many': () => TOO_MANY,
	invitation: (name) =>
		`You are not signed in: ${name} did not say who you are, or it took too long. Open your invitation again and accept it, with or without ${name}.`,
	taken: (name) =>
		`That ${name} account signs in another person of this desk. Open your invitation again and choose your own account, or none.`,
}

const AT_ACCOUNT: Texts = {
	refused: (name) => `Your ${name} account was not linked: you stopped there, or it took too long. Please try again.`,
	unavailable: (name) =>
		`${name} does not answer just now. Try again later; emails and passkeys sign you in as always.`,
	'too many': () => TOO_MANY,
	taken: (name) =>
		`That ${name} account signs in another person of this desk, or you have linked another one. Choose your own, or unlink the other first.`,
}

/** In a sentence for the person; undefined for none. */
export function refusalText(page: 'sign-in' | 'account', refusal: string | null, name: string): string | undefined {
	const texts = page === 'sign-in' ? AT_SIGN_IN : AT_ACCOUNT
	return refusal !== null && Object.hasOwn(texts, refusal) ? texts[refusal]?.(name) : undefined
}
