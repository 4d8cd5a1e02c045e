import type { Charity } from '../../charity/charity.ts'
import { paragraphs } from '../../emails/blocks.ts'
import type { Email } from '../../emails/email.ts'
import { composeEmail } from '../../emails/email.ts'

interface Limits {
	maxPerClientHour: number
	maxPerSiteHour: number
}

/** Tells staff that emails to new addresses are quarantined. Without names: recipients may be victims of abuse. */
export function quarantineAlarm(to: string, { maxPerClientHour, maxPerSiteHour }: Limits, charity: Charity): Email {
	const blocks =
		paragraphs(`Someone is sending more of our forms than people usually do: over ${maxPerClientHour} emails an hour to new addresses from one visitor, some more from the network around one, or over ${maxPerSiteHour} in all. Every form is stored as always and you get its notice. Only the emails to unconfirmed addresses are quarantined now, so that our site can’t be used to write to strangers.

Please look through them: “npm run desk -- list --quarantined” shows them, “npm run desk -- release REFERENCE” or “release EMAIL” sends one. Leave those that look suspicious.

While this goes on, you get this email at most once an hour. The daily digest has the number of quarantined emails.`)
	return composeEmail({ to, subject: 'Alarm: emails to new addresses are quarantined', blocks, charity })
}

/** Tells staff that the owner of the email address did not send the form. */
export function disownedNotice(to: string, reference: string, charity: Charity): Email {
	const blocks =
		paragraphs(`The owner of the email address in ${reference} says that they did not send it. It is quarantined now, and the address gets no more emails about it.

It may be a typing mistake by someone who is waiting to hear from you: there may be a phone number. Or someone may be using another person’s name. “npm run desk -- show ${reference}” shows all of it.`)
	return composeEmail({ to, subject: `${reference}: the address is someone else’s`, blocks, charity })
}
