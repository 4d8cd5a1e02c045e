import type { Charity } from '../charity/charity.ts'
import { composeEmail, type Email } from '../emails/email.ts'
import { ROLE_WORDS, type Role } from './people/roles.ts'

interface SignIn {
	to: string
	name: string
	url: string
	/** Eight digits. */
	code: string
}

/** "1234 5678" */
function spacedCode(code: string): string {
	return `${code.slice(0, 4)} ${code.slice(4)}`
}

/** The email with the link and the code. Both work for 15 minutes. */
export function signInEmail({ to, name, url, code }: SignIn, charity: Charity): Email {
	const spaced = spacedCode(code)
	return composeEmail({
		to,
		subject: `${spaced} is your code for the ${charity.name} desk`,
		blocks: [
			{ kind: 'paragraph', text: `Hello ${name},` },
			{ kind: 'paragraph', text: 'Press the button to sign in to the desk. It opens a page with one more button.' },
			{ kind: 'button', text: 'Sign in', url },
			{ kind: 'paragraph', text: `Or type this code in the browser where you asked for it: ${spaced}` },
			{
				kind: 'paragraph',
				text: 'Both work once, for 15 minutes. If you asked more than once, only the newest code works. If you did not ask for this, ignore it: without the link or the code no one gets in. Give it to no one, whoever asks.',
			},
		],
		charity,
	})
}

/** The email with the code for a person who is signed in: it confirms who they are, and signs no one in. */
export function confirmationEmail({ to, name, code }: Omit<SignIn, 'url'>, charity: Charity): Email {
	const spaced = spacedCode(code)
	return composeEmail({
		to,
		subject: `${spaced} confirms that it is you at the ${charity.name} desk`,
		blocks: [
			{ kind: 'paragraph', text: `Hello ${name},` },
			{ kind: 'paragraph', text: `Type this code where the desk asks whether it is still you: ${spaced}` },
			{
				kind: 'paragraph',
				text: 'It works once, for 15 minutes, in the browser where you are signed in. If you did not ask for it, someone else may be using the desk as you: sign that browser out under your name, and tell a lead.',
			},
		],
		charity,
	})
}

interface Invited {
	to: string
	name: string
	role: Role
	url: string
}

/** The email of an invitation, which works for a week. */
export function invitationEmail({ to, name, role, url }: Invited, charity: Charity): Email {
	return composeEmail({
		to,
		subject: `Your invitation to the ${charity.name} desk`,
		blocks: [
			{ kind: 'paragraph', text: `Hello ${name},` },
			{
				kind: 'paragraph',
				text: `You are invited to the desk of ${charity.name}, where applications and questions are answered. Your role is ${ROLE_WORDS[role]}.`,
			},
			{ kind: 'button', text: 'See the invitation', url },
			{ kind: 'paragraph', text: 'The link works once, for a week. There is no password to set.' },
		],
		charity,
	})
}
