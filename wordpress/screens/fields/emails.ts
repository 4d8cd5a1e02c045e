import { EMAIL_TEXTS, type EmailText } from '#domain/applications/emails/texts.ts'
import { words } from '../wordpress.ts'
import { changed } from './rows.ts'

/** The options of emails show what the website sends now, and begin the charity's own words with it. */
export function startEmails(): void {
	const texts = Object.entries<EmailText>(EMAIL_TEXTS)
	for (const email of document.querySelectorAll<HTMLElement>('.fairlead-email')) {
		const [, text] = texts.find(([name]) => name === email.dataset.email) ?? []
		if (text) showEmail(email, text)
	}
}

function showEmail(email: HTMLElement, text: EmailText): void {
	const parts = email.querySelector<HTMLElement>('.fairlead-parts')
	const subject = parts?.querySelector<HTMLInputElement>('input[type=text]')
	const body = parts?.querySelector<HTMLTextAreaElement>('textarea')
	const state = email.querySelector('.fairlead-email-state')
	if (!parts || !subject || !body || !state) return
	subject.placeholder = text.subject
	const preview = previewOf(text)
	const write = buttonOf(words().ownWords, 'button')
	const back = buttonOf(words().back, 'button-link')
	preview.append(write)
	const when = email.querySelector('.description')
	parts.before(...(when ? [when] : []), preview)
	parts.after(back)
	parts.append(namesOf(text, body))
	let isOwn = subject.value !== '' || body.value !== ''

	const show = () => {
		state.textContent = isOwn ? words().isOwn : words().isWebsite
		state.classList.toggle('fairlead-is-own', isOwn)
		preview.hidden = isOwn
		parts.hidden = !isOwn
		back.hidden = !isOwn
	}
	write.addEventListener('click', () => {
		isOwn = true
		Object.assign(subject, { value: text.subject })
		Object.assign(body, { value: text.body })
		show()
		body.focus()
		changed(parts)
	})
	back.addEventListener('click', () => {
		isOwn = false
		Object.assign(subject, { value: '' })
		Object.assign(body, { value: '' })
		show()
		write.focus()
		changed(parts)
	})
	show()
}

function previewOf({ subject, body }: EmailText): HTMLElement {
	const preview = document.createElement('div')
	preview.className = 'fairlead-website-words'
	for (const [text, name] of [
		[subject, 'strong'],
		[body, 'span'],
	] as const) {
		const line = document.createElement('p')
		const inner = document.createElement(name)
		inner.textContent = text
		line.append(inner)
		preview.append(line)
	}
	return preview
}

function buttonOf(text: string, className: string): HTMLButtonElement {
	return Object.assign(document.createElement('button'), { type: 'button', className, textContent: text })
}

/** Buttons for what is filled in, so that the names in braces need not be known. */
function namesOf(text: EmailText, body: HTMLTextAreaElement): HTMLElement {
	const line = document.createElement('p')
	line.className = 'fairlead-names'
	line.append(words().putIn)
	const names = new Set([...`${text.subject} ${text.body}`.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
	for (const name of names) {
		const button = buttonOf(words().names[name] ?? name, 'button button-small')
		button.addEventListener('click', () => {
			body.setRangeText(`{${name}}`, body.selectionStart, body.selectionEnd, 'end')
			body.focus()
			changed(body)
		})
		line.append(button)
	}
	return line
}
