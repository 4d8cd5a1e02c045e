import type { LetterName, LetterWords } from '#content/content.ts'

/*
 * The words of every letter. Names in braces are filled in: {firstName} {charity} {reference} {about} {replyBy} {reach} ...;
 * a blank line starts a paragraph. The charity may replace any of them, in its general options.
 */
export interface LetterText {
	subject: string
	body: string
}

const HOW_TO_CHANGE = `Something wrong, or have your plans changed? Answer this letter and say {reference}. We put it right, or delete everything, whichever you ask for.`

export const LETTER_TEXTS = {
	adoption: {
		subject: 'We have your application for {about} - {reference}',
		body: `Dear {firstName},

Thank you. Your application for {about} is with us, and a person reads it, not a machine.

You hear from us by {replyBy}, whatever the answer is. There is no need to chase: if we need longer, we write to say so.

Next, somebody rings you back to chat it through. If it looks right for both of you, you come and meet.

${HOW_TO_CHANGE}`,
	},
	fostering: {
		subject: 'We have your offer to foster - {reference}',
		body: `Dear {firstName},

Thank you for offering a dog a place on your sofa. You hear from us by {replyBy}, whatever the answer is.

Next, somebody rings you to talk about the dogs who need a home for a while. We pay for food, the vet and equipment.

${HOW_TO_CHANGE}`,
	},
	volunteering: {
		subject: 'Thank you for offering to help - {reference}',
		body: `Dear {firstName},

Thank you for offering your time ({about}). You hear from us by {replyBy}.

Next, somebody rings or writes to settle a first visit. Wear something you don’t mind about.

${HOW_TO_CHANGE}`,
	},
	contact: {
		subject: 'We have your question - {reference}',
		body: `Dear {firstName},

Thank you for writing. Somebody answers you by {replyBy}.

{reach}`,
	},
	surrender: {
		subject: 'We have your message about {about} - {reference}',
		body: `Dear {firstName},

Thank you for telling us about {about}. That takes courage. Somebody rings you by {replyBy}.

Until then {about} stays with you, and nothing you told us is shown to anyone else. If anything changes, or it becomes urgent, please don’t wait for us. {reach}

${HOW_TO_CHANGE}`,
	},
	newsletter: {
		subject: 'One more step to get news from {charity}',
		body: `Somebody, we hope you, asked us to send news to this address. Press the button to say yes. It works for 7 days.

If it wasn’t you, do nothing: you hear no more from us.`,
	},
	newsletterWelcome: {
		subject: 'You are on the list - {charity}',
		body: `Thank you. Once a month you hear from us: who has arrived, who has gone home, and one useful thing to know.

Enough of it? The button below ends it at once, and so does the link in every letter.`,
	},
	saveAndReturn: {
		subject: 'Your answers are waiting - {charity}',
		body: `Here is the way back to your form, on this device or another. Your answers are where you left them.

The link works once, and until {until}. Please don’t pass it on: whoever opens it sees what you wrote.`,
	},
	stillLooking: {
		subject: 'We need a little longer - {reference}',
		body: `Dear {firstName},

We said you would hear from us by {replyBy}, and we haven’t managed it. We are sorry. What you sent us is not lost and nothing is decided: we are still looking at it.

You hear from us by {newReplyBy}. {reach}`,
	},
} satisfies Record<LetterName, LetterText>

/** The charity's own words where it has some (`content.letters`), else ours. */
export function textOf(name: LetterName, own: Partial<Record<LetterName, Partial<LetterWords>>> = {}): LetterText {
	return { subject: own[name]?.subject || LETTER_TEXTS[name].subject, body: own[name]?.body || LETTER_TEXTS[name].body }
}

/** Fills names in braces. A name nobody knows becomes nothing; braces in what is filled in stay braces. */
export function fill(text: string, values: Record<string, string>): string {
	return text.replace(/\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''))
}
