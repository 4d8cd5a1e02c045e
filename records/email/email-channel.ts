import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import { type Channel, UndeliverableError } from '../outbox/channel.ts'
import type { Delivery } from '../outbox/deliveries.ts'
import { emailSchema } from './email.ts'

const SMTP_TIMEOUT_MS = 20_000
/** As many as the outbox hands over at once: no letter waits here while its time runs. */
const CONNECTIONS = 3

interface LetterChannelOptions {
	/** `smtp://user:password@host:port`; null: letters become files. */
	smtpUrl: string | null
	/** "Fairlead <hello@fairlead.example>" */
	from: string
	/** Where the files go. */
	folder: string
	/** A mail server that accepts a connection and says nothing is as good as none. */
	timeoutMs?: number
}

/** Sends letters by SMTP, or lays them down as `.eml` files that any mail program opens. */
export function createEmailChannel({
	smtpUrl,
	from,
	folder,
	timeoutMs = SMTP_TIMEOUT_MS,
}: LetterChannelOptions): Channel {
	const send = smtpUrl ? bySmtp(smtpUrl, timeoutMs) : intoFiles(folder)
	return async (delivery, signal) => {
		const { to, replyTo, subject, text, html, unsubscribeUrl } = emailSchema.parse(delivery.payload)
		await send(delivery, {
			signal,
			from,
			to,
			subject,
			text,
			html,
			...(replyTo ? { replyTo } : {}),
			// The same at every attempt: a mailbox that got it twice shows it once.
			messageId: `<${delivery.id}@${from.match(/@([^>\s]+)/)?.[1] ?? 'localhost'}>`,
			headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl ? oneClick(unsubscribeUrl) : {}) },
			// Neither files of this machine nor addresses may get into a letter.
			disableFileAccess: true,
			disableUrlAccess: true,
		})
	}
}

/** Leaving a newsletter without opening a page (RFC 8058). */
function oneClick(url: string) {
	return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

type Send = (delivery: Delivery, mail: SendMailOptions) => Promise<void>

function bySmtp(smtpUrl: string, timeoutMs: number): Send {
	const transport = createTransport({
		url: smtpUrl,
		pool: true,
		maxConnections: CONNECTIONS,
		connectionTimeout: timeoutMs,
		greetingTimeout: timeoutMs,
		socketTimeout: timeoutMs,
	} as Parameters<typeof createTransport>[0]) as Transporter
	return async (_delivery, mail) => {
		try {
			await transport.sendMail(mail)
		} catch (error) {
			throw isRefusedForGood(error) ? new UndeliverableError(withoutPeople(error)) : new Error(withoutPeople(error))
		}
	}
}

function intoFiles(folder: string): Send {
	const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
	return async ({ id }, mail) => {
		const { message } = await transport.sendMail(mail)
		await mkdir(folder, { recursive: true, mode: 0o700 })
		const file = join(folder, `${id}.eml`)
		await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
		await rename(`${file}.part`, file)
	}
}

/** SMTP's 5xx for the address itself; a 5xx for us (blocked, no login) is something staff mend, and then it arrives. */
function isRefusedForGood(error: unknown): boolean {
	const { responseCode, command } = error as { responseCode?: number; command?: string }
	return command === 'RCPT TO' && responseCode !== undefined && [550, 551, 553].includes(responseCode)
}

/** What went wrong without the addresses mail servers like to repeat: it is logged. */
function withoutPeople(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error)
	return message.replace(/[^\s<>"']+@[^\s<>"']+/g, '…')
}
