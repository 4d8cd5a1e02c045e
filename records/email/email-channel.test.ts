import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Email } from '#domain/emails/email.ts'
import { HOUR_MS } from '#lib/dates.ts'
import { UndeliverableError } from '../outbox/channel.ts'
import { createEmailChannel } from './email-channel.ts'
import { deleteOldEmailFiles, emailFilesFolder } from './email-files.ts'
import { verifyMailServer } from './verify-mail-server.ts'

const FROM = 'Fairlead <hello@fairlead.example>'
const email: Email = {
	to: 'zoe@example.org',
	replyTo: 'staff@fairlead.example',
	subject: 'We have your application for Bramble – ADP-7K3F-2M',
	text: 'Dear Zoë,\n\nwe have it.',
	html: '<p>Dear Zoë,</p><p>we have it.</p>',
	unsubscribeUrl: null,
}
const delivery = (payload: unknown = email) => ({
	id: 'c0ffee00-0000-4000-8000-000000000001',
	channel: 'email',
	submissionId: null,
	payload,
	attempt: 1,
})
const signal = new AbortController().signal

const ends: (() => void)[] = []
afterEach(() => {
	for (const end of ends.splice(0)) end()
})

/** A real mail server: its address and the accepted emails. */
async function mailServer(options: SMTPServerOptions = {}) {
	const mails: string[] = []
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS', 'AUTH'],
		onData(stream, _session, done) {
			let mail = ''
			stream.on('data', (data) => {
				mail += data
			})
			stream.on('end', () => {
				mails.push(mail)
				done()
			})
		},
		...options,
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	ends.push(() => server.close())
	return { smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails }
}

test('an email has text, HTML, Reply-To and the same Message-ID at every attempt', async () => {
	const { smtpUrl, mails } = await mailServer()
	const channel = createEmailChannel({ smtpUrl, from: FROM, folder: '' })
	await channel(delivery(), signal)
	const [mail = ''] = mails
	expect(mail).toContain('From: Fairlead <hello@fairlead.example>')
	expect(mail).toContain('To: zoe@example.org')
	expect(mail).toContain('Reply-To: staff@fairlead.example')
	expect(mail).toContain('Message-ID: <c0ffee00-0000-4000-8000-000000000001@fairlead.example>')
	expect(mail).toMatch(/text\/plain[\s\S]*Dear Zo=C3=AB[\s\S]*text\/html/)
	expect(mail).not.toContain('List-Unsubscribe')
})

test('internationalised addresses are sent as they are, if the mail server supports them', async () => {
	const recipients: string[] = []
	const { smtpUrl, mails } = await mailServer({
		hideSMTPUTF8: false,
		onRcptTo({ address }, _session, done) {
			recipients.push(address)
			done()
		},
	})
	const to = '用户@xn--r8jz45g.jp'
	await createEmailChannel({ smtpUrl, from: FROM, folder: '' })(delivery({ ...email, to }), signal)
	expect(recipients).toEqual(['用户@例え.jp'])
	expect(mails[0]).toMatch(/^To: 用户@例え\.jp\r?$/m)
})

test('a newsletter has one-click unsubscribe headers', async () => {
	const { smtpUrl, mails } = await mailServer()
	const unsubscribeUrl = 'https://fairlead.example/newsletter/unsubscribe?key=abc'
	await createEmailChannel({ smtpUrl, from: FROM, folder: '' })(delivery({ ...email, unsubscribeUrl }), signal)
	expect(mails[0]).toContain('List-Unsubscribe: <https://fairlead.example/newsletter/unsubscribe?key=abc>')
	expect(mails[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('an unknown recipient is a permanent failure; a full or blocking server is not', async () => {
	const refusing = (responseCode: number) =>
		mailServer({
			onRcptTo(_address, _session, done) {
				done(Object.assign(new Error('<zoe@example.org> is not here'), { responseCode }))
			},
		})
	const gone = createEmailChannel({ smtpUrl: (await refusing(550)).smtpUrl, from: FROM, folder: '' })
	const full = createEmailChannel({ smtpUrl: (await refusing(452)).smtpUrl, from: FROM, folder: '' })
	await expect(gone(delivery(), signal)).rejects.toBeInstanceOf(UndeliverableError)
	await expect(full(delivery(), signal)).rejects.not.toBeInstanceOf(UndeliverableError)
	// The log has no addresses.
	await expect(gone(delivery(), signal)).rejects.not.toThrow(/zoe/)
})

test('a mail server that is down is an error', async () => {
	const channel = createEmailChannel({ smtpUrl: 'smtp://127.0.0.1:1', from: FROM, folder: '' })
	await expect(channel(delivery(), signal)).rejects.toThrow(/ECONNREFUSED/)
})

test('a mail server that never responds times out after twenty seconds', async () => {
	const isConnected = Promise.withResolvers<void>()
	const silent: Server = createServer(() => isConnected.resolve())
	await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
	ends.push(() => silent.close())
	const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	onTestFinished(() => void vi.useRealTimers())
	const refused = expect(createEmailChannel({ smtpUrl, from: FROM, folder: '' })(delivery(), signal)).rejects.toThrow(
		/timeout|Greeting never received/,
	)
	await isConnected.promise
	await vi.advanceTimersByTimeAsync(20_000)
	await refused
})

test('an aborted email is not sent later, whether in flight or queued', async () => {
	let answer = () => {}
	const answered = new Promise<void>((resolve) => {
		answer = resolve
	})
	let asked = 0
	const { smtpUrl, mails } = await mailServer({
		onRcptTo(_address, _session, done) {
			asked += 1
			answered.then(() => done())
		},
	})
	const channel = createEmailChannel({ smtpUrl, from: FROM, folder: '' })
	const limit = new AbortController()
	const sent = Array.from({ length: 5 }, () => channel(delivery(), limit.signal))
	await expect.poll(() => asked).toBe(3)
	limit.abort()
	answer()
	expect(await Promise.allSettled(sent)).toEqual(Array(5).fill(expect.objectContaining({ status: 'rejected' })))
	// The next email gets a free connection, and is the only one the server receives.
	await channel(delivery({ ...email, subject: 'The next one' }), signal)
	expect(mails).toEqual([expect.stringContaining('Subject: The next one')])
})

test('without a mail server an email is one file, readable by its owner only, also after retries', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'emails-'))
	ends.push(() => rmSync(folder, { recursive: true }))
	const channel = createEmailChannel({ smtpUrl: null, from: FROM, folder })
	await channel(delivery(), signal)
	await channel(delivery(), signal)
	const files = readdirSync(folder)
	expect(files).toEqual(['c0ffee00-0000-4000-8000-000000000001.eml'])
	expect(readFileSync(join(folder, files[0] ?? ''), 'utf8')).toMatch(/^To: zoe@example\.org$/m)
})

test('emails written as files are deleted after a day', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'data-'))
	ends.push(() => rmSync(dataDir, { recursive: true }))
	const folder = emailFilesFolder(dataDir)
	await deleteOldEmailFiles(dataDir, Date.now())
	await createEmailChannel({ smtpUrl: null, from: FROM, folder })(delivery(), signal)
	await deleteOldEmailFiles(dataDir, Date.now() + 23 * HOUR_MS)
	expect(readdirSync(folder)).toHaveLength(1)
	await deleteOldEmailFiles(dataDir, Date.now() + 25 * HOUR_MS)
	expect(readdirSync(folder)).toEqual([])
})

test('line breaks in an address add no recipient', async () => {
	const { smtpUrl, mails } = await mailServer()
	const channel = createEmailChannel({ smtpUrl, from: FROM, folder: '' })
	await channel(delivery({ ...email, subject: 'Hello\r\nBcc: victim@example.org' }), signal)
	expect(mails[0]).not.toMatch(/^Bcc:/m)
	await expect(channel(delivery({ ...email, to: 'a@example.org, victim@example.org' }), signal)).rejects.toThrow()
})

test('a mail server that is not on this machine gets neither the password nor an email in clear', async () => {
	const commands: string[] = []
	const server = createServer((socket) => {
		socket.write('220 mail.example ESMTP\r\n')
		socket.on('data', (data) => {
			const command = data.toString().trim()
			commands.push(command.split(' ')[0] ?? '')
			// Someone in between has taken STARTTLS out.
			socket.write(command.startsWith('EHLO') ? '250-mail.example\r\n250 AUTH PLAIN\r\n' : '250 OK\r\n')
		})
		socket.on('error', () => {})
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve))
	ends.push(() => server.close())
	const smtpUrl = `smtp://site:secret@127.0.0.2:${(server.address() as AddressInfo).port}`
	const send = createEmailChannel({ smtpUrl, from: FROM, folder: '' })
	await expect(send(delivery(), signal)).rejects.toThrow()
	expect(await verifyMailServer(smtpUrl)).toMatch(/TLS/i)
	expect(commands).not.toContain('AUTH')
	expect(commands).not.toContain('MAIL')
	// Where the operator says so, in the charity's own network.
	expect(await verifyMailServer(`${smtpUrl}?ignoreTLS=true`)).toBeUndefined()
	expect(commands).toContain('AUTH')
})
