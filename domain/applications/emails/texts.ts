import type { EmailText as CharityEmailText, EmailName } from '#content/model/content.ts'

/*
 * Default email texts, which the charity can replace in its general options. Names in braces are filled in; a blank line starts a
 * paragraph.
 */
export interface EmailText {
	subject: string
	body: string
}

const HOW_TO_CHANGE = `Something wrong, or have your plans changed? Reply to this email and mention {reference}. We’ll put it right, or delete everything, whichever you ask for.`

export const EMAIL_TEXTS = {
	adoption: {
		subject: 'We have your application for {about} - {reference}',
		body: `Dear {firstName},

Thank you. Your application for {about} is with us, and a person will read it, not a machine.

You’ll hear from us by {replyBy}, whatever the answer is. There’s no need to chase: if we need longer, we’ll email to say so.

Next, someone from the team will ring you to talk it through. If it looks right for both of you, you’ll come and meet.

${HOW_TO_CHANGE}`,
	},
	fostering: {
		subject: 'We have your offer to foster - {reference}',
		body: `Dear {firstName},

Thank you for offering a dog a place on your sofa. You’ll hear from us by {replyBy}, whatever the answer is.

Next, someone from the team will ring you to talk about the dogs who need a home for a while. We pay for food, the vet and equipment.

${HOW_TO_CHANGE}`,
	},
	volunteering: {
		subject: 'Thank you for offering to help - {reference}',
		body: `Dear {firstName},

Thank you for offering your time ({about}). You’ll hear from us by {replyBy}.

Next, someone will ring or email you to arrange a first visit. Wear something you don’t mind getting muddy.

${HOW_TO_CHANGE}`,
	},
	contact: {
		subject: 'We have your question - {reference}',
		body: `Dear {firstName},

Thank you for getting in touch. You’ll have an answer by {replyBy}.

{reach}`,
	},
	found: {
		subject: 'We have your report - {reference}',
		body: `Dear {firstName},

Thank you for telling us about the dog you found. We’ll check whether anyone has told us about a missing dog like this one, and you’ll hear from us by {replyBy}.

If you haven’t told {warden} yet, please do that now: by law it can’t wait for us, and it is where most owners ask first. {reach}`,
	},
	surrender: {
		subject: 'We have your message about {about} - {reference}',
		body: `Dear {firstName},

Thank you for telling us about {about}. That takes courage. Someone will ring you by {replyBy}.

Until then {about} stays with you, and we show nothing you told us to anyone else. If anything changes, or it becomes urgent, please don’t wait for us. {reach}

${HOW_TO_CHANGE}`,
	},
	ringUs: {
		subject: 'Please ring us - {reference}',
		body: `Dear {firstName},

We have your message. {ring}

Your reference is {reference}.`,
	},
	newsletter: {
		subject: 'One more step to get news from {charity}',
		body: `Someone, we hope you, asked us to send our newsletter to this address. Press the button to say yes. It works for 7 days.

If it wasn’t you, there’s nothing to do: you won’t hear from us again.`,
	},
	newsletterWelcome: {
		subject: 'You’re on the list - {charity}',
		body: `Thank you. Once a month you’ll hear from us: who has arrived, who has gone home, and one useful thing to know.

Had enough? The button below stops it at once, as does the link in every newsletter.`,
	},
	saveAndReturn: {
		subject: 'Back to {form} - {charity}',
		body: `Here is the link back to {form}, on this device or another. Your answers are where you left them.

The link works once, until {until}. Please don’t pass it on: anyone who opens it can see what you wrote.`,
	},
	stillLooking: {
		subject: 'We need a little longer - {reference}',
		body: `Dear {firstName},

We said you’d hear from us by {replyBy}, and we haven’t managed it. We’re sorry. What you sent us is safe and nothing has been decided: we’re still looking at it.

You’ll hear from us by {newReplyBy}. {reach}`,
	},
} satisfies Record<EmailName, EmailText>

/** The charity's own text (`content.letters`), else the default. */
export function textOf(name: EmailName, own: Partial<Record<EmailName, Partial<CharityEmailText>>> = {}): EmailText {
	return { subject: own[name]?.subject || EMAIL_TEXTS[name].subject, body: own[name]?.body || EMAIL_TEXTS[name].body }
}

/** Fills names in braces. An unknown name becomes ""; braces in values stay. */
export function fill(text: string, values: Record<string, string>): string {
	return text.replace(/\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''))
}
