import type { Charity } from '../charity/charity.ts'
import { composeEmail, type Email } from '../emails/email.ts'
import type { AccountNotice } from './people/staff.ts'

interface NoticeParams {
	to: string
	/** The person's name. */
	person: string
	kind: AccountNotice['kind']
	/** The name in `AccountNotice`. */
	name: string
	/** "23 November 2026" */
	day: string
}

interface Words {
	subject: string
	/** What happened. */
	happened: string
	/** What the person does if it was not them. */
	otherwise: string
}

const TELL_A_LEAD = 'and tell a lead.'

function wordsOf({ kind, name, day }: NoticeParams, desk: string): Words {
	switch (kind) {
		case 'wrong codes':
			return {
				subject: `Wrong codes were typed for your sign-in to ${desk}`,
				happened: `Someone typed five wrong codes for your sign-in to ${desk} on ${day}. None of them signed anyone in.`,
				otherwise:
					'give no one a code from our emails, whoever asks for it, and tell a lead. After twenty wrong codes none works for a day; the button in the email, and a passkey, always do.',
			}
		case 'new device':
			return {
				subject: `You signed in to ${desk} with a new device`,
				happened: `Someone signed in to ${desk} as you on ${day}, with ${name}. You had not used that browser there in the last 90 days.`,
				otherwise: `sign it out under your name at the desk, ${TELL_A_LEAD}`,
			}
		case 'passkey added':
			return {
				subject: `A passkey signs you in to ${desk}`,
				happened: `The passkey “${name}” was added on ${day}. It signs you in to ${desk} from now on.`,
				otherwise: `remove it under your name at the desk, which also signs your other browsers out, ${TELL_A_LEAD}`,
			}
		case 'passkey removed':
			return {
				subject: `A passkey no longer signs you in to ${desk}`,
				happened: `The passkey “${name}” was removed on ${day}. It no longer signs you in to ${desk}, and your other browsers were signed out.`,
				otherwise: `sign in with the link from an email, press “Sign out everywhere else” under your name, ${TELL_A_LEAD}`,
			}
		case 'account linked':
			return {
				subject: `A linked account signs you in to ${desk}`,
				happened: `An account of ${name} was linked on ${day}. It signs you in to ${desk} from now on.`,
				otherwise: `unlink it under your name at the desk, which also signs your other browsers out, ${TELL_A_LEAD}`,
			}
		case 'account unlinked':
			return {
				subject: `A linked account no longer signs you in to ${desk}`,
				happened: `Your account of ${name} was unlinked on ${day}. It no longer signs you in to ${desk}, and your other browsers were signed out.`,
				otherwise: `sign in with the link from an email, press “Sign out everywhere else” under your name, ${TELL_A_LEAD}`,
			}
	}
}

/** Tells a person what happened to how they sign in. There is no link to press, so that a forged copy of it has nothing to imitate. */
export function accountNoticeEmail(params: NoticeParams, charity: Charity): Email {
	const { subject, happened, otherwise } = wordsOf(params, `the ${charity.name} desk`)
	return composeEmail({
		to: params.to,
		subject,
		blocks: [
			{ kind: 'paragraph', text: `Hello ${params.person},` },
			{ kind: 'paragraph', text: happened },
			{ kind: 'paragraph', text: `Was it you? Then there is nothing to do. If it was not you: ${otherwise}` },
		],
		charity,
	})
}
