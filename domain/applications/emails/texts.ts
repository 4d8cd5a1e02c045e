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

Thank you. We have your application for {about}, and a real person will read it.

We’ll reply by {replyBy}, even if the answer is no. There’s no need to chase: if we need longer, we’ll email to say so.

Next, someone from the team will ring you to talk it through. If it sounds right for both of you, you’ll come and meet.

${HOW_TO_CHANGE}`,
	},
	fostering: {
		subject: 'We have your offer to foster - {reference}',
		body: `Dear {firstName},

Thank you for offering a dog a place on your sofa. We’ll reply by {replyBy}, even if the answer is no.

Next, someone from the team will ring you to talk about the dogs who need a home for a while. We pay for food, the vet and equipment.

${HOW_TO_CHANGE}`,
	},
	volunteering: {
		subject: 'Thank you for offering to help - {reference}',
		body: `Dear {firstName},

Thank you for offering your time ({about}). We’ll reply by {replyBy}.

Next, someone will ring or email you to arrange a first visit. Wear something you don’t mind getting muddy.

${HOW_TO_CHANGE}`,
	},
	contact: {
		subject: 'We have your question - {reference}',
		body: `Dear {firstName},

Thank you for getting in touch. We’ll reply by {replyBy}.

{reach}`,
	},
	found: {
		subject: 'We have your report - {reference}',
		body: `Dear {firstName},

Thank you for telling us about the dog you found. We’ll check whether anyone has told us about a missing dog like this one, and we’ll reply by {replyBy}.

If you haven’t told {warden} yet, please do that now: the law says it can’t wait, and it’s where most owners ask first. {reach}`,
	},
	surrender: {
		subject: 'We have your message about {about} - {reference}',
		body: `Dear {firstName},

Thank you for telling us about {about}. That takes courage. Someone will ring you by {replyBy}.

Until then {about} stays with you, and we won’t share what you’ve told us with anyone else. If anything changes, or it becomes urgent, please don’t wait for us. {reach}

${HOW_TO_CHANGE}`,
	},
	ringUs: {
		subject: 'Please ring us - {reference}',
		body: `Dear {firstName},

We have your message. {ring}

Your reference is {reference}.`,
	},
	newsletter: {
		subject: 'One more step to get our newsletter - {charity}',
		body: `Someone, hopefully you, asked us to send our newsletter to this address. If it was you, press the button to sign up. It works for 7 days.

If it wasn’t you, there’s nothing to do: you won’t hear from us again.`,
	},
	newsletterWelcome: {
		subject: 'You’re on the list - {charity}',
		body: `Thank you. Once a month you’ll hear from us: who has arrived, who has gone home, and one useful thing to know.

Had enough? The button below unsubscribes you at once, and so does the link in every newsletter.`,
	},
	saveAndReturn: {
		subject: 'Back to {form} - {charity}',
		body: `Here’s your link back to {form}, on this device or any other. Your answers are just as you left them.

The link works once, until {until}. Please don’t pass it on: anyone who opens it can see what you wrote.`,
	},
	stillLooking: {
		subject: 'We need a little longer - {reference}',
		body: `Dear {firstName},

We said we’d reply by {replyBy}, and we haven’t managed it. We’re sorry. What you sent us is safe and nothing has been decided: we’re still looking at it.

We’ll reply by {newReplyBy}. {reach}`,
	},
} satisfies Record<EmailName, EmailText>

/** The charity's own text (`content.emailTexts`), else the default. */
export function textOf(name: EmailName, own: Partial<Record<EmailName, Partial<CharityEmailText>>> = {}): EmailText {
	return { subject: own[name]?.subject || EMAIL_TEXTS[name].subject, body: own[name]?.body || EMAIL_TEXTS[name].body }
}

/** Fills names in braces. An unknown name becomes ""; braces in values stay. */
export function fill(text: string, values: Record<string, string>): string {
	return text.replace(/\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''))
}
