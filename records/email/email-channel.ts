import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import { writeFileAtomic } from '#lib/write-file-atomic.ts'
import { type Channel, UndeliverableError } from '../outbox/channel.ts'
import type { Delivery } from '../outbox/deliveries.ts'
import { emailSchema } from './email.ts'
import { smtpOptions } from './smtp-options.ts'

/** Limit for a mail server that accepts a connection and does not answer. */
const SMTP_TIMEOUT_MS = 20_000
/** The number that the outbox sends concurrently, so that no email waits for a connection while its time limit runs. */
const MAX_CONNECTIONS = 3

interface EmailChannelOptions {
	/** `smtp://user:password@host:port`; null: emails become files. */
	smtpUrl: string | null
	/** "Fairlead <hello@fairlead.example>" */
	from: string
	/** The folder of the files. */
	folder: string
}

/** Sends emails by SMTP, or writes them as `.eml` files. */
export function createEmailChannel({ smtpUrl, from, folder }: EmailChannelOptions): Channel {
	const send = smtpUrl ? bySmtp(smtpUrl) : intoFiles(folder)
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
			// The same at every attempt, so that mailboxes show it once.
			messageId: `<${delivery.id}@${from.match(/@([^>\s]+)/)?.[1] ?? 'localhost'}>`,
			headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl ? oneClick(unsubscribeUrl) : {}) },
			// No attachments from files or URLs of this machine.
			disableFileAccess: true,
			disableUrlAccess: true,
		})
	}
}

/** One-click unsubscribe (RFC 8058). */
function oneClick(url: string) {
	return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

type Send = (delivery: Delivery, mail: SendMailOptions) => Promise<void>

function bySmtp(smtpUrl: string): Send {
	const transport: Transporter = createTransport(
		smtpOptions(smtpUrl, {
			pool: true,
			maxConnections: MAX_CONNECTIONS,
			connectionTimeout: SMTP_TIMEOUT_MS,
			greetingTimeout: SMTP_TIMEOUT_MS,
			socketTimeout: SMTP_TIMEOUT_MS,
		}),
	)
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
		await writeFileAtomic(join(folder, `${id}.eml`), message as Buffer)
	}
}

/** A 5xx for the recipient is permanent; a 5xx for the site (blocked, no login) is retried, because operators can fix it. */
function isRefusedForGood(error: unknown): boolean {
	const { responseCode, command } = error as { responseCode?: number; command?: string }
	return command === 'RCPT TO' && responseCode !== undefined && [550, 551, 553].includes(responseCode)
}

/** Mail servers answer in a line or two. */
const MAX_ERROR_LENGTH = 1000

/** The error message without email addresses, because it is logged. */
function withoutPeople(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error)
	return message.slice(0, MAX_ERROR_LENGTH).replace(/[^\s<>"']+@[^\s<>"']+/g, '…')
}
