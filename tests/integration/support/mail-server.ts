import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Taken {
	/** Stays the same at every attempt. */
	messageId: string
	to: string
	/** The email as it was sent, with its headers. */
	source: string
	/** Whether the server has accepted it. */
	isAnswered: boolean
}

interface Mood {
	/** Stops responding to new and open connections. */
	hangs: boolean
	/** The SMTP code for a recipient. */
	recipient(address: string): number
	/** The delay before it accepts; null for never. */
	answersAfterMs(taken: number): number | null
}

const WORKS: Mood = { hangs: false, recipient: () => 250, answersAfterMs: () => 0 }

/** A real mail server on a port, down at first. */
export async function aMailServer() {
	const taken: Taken[] = []
	let mood = WORKS
	let server = new SMTPServer()
	let unheard = 0

	function make() {
		return new SMTPServer({
			authOptional: true,
			disabledCommands: ['STARTTLS', 'AUTH'],
			closeTimeout: 1,
			onConnect(_session, done) {
				if (mood.hangs) unheard += 1
				else done()
			},
			onRcptTo({ address }, _session, done) {
				if (mood.hangs) {
					unheard += 1
					return
				}
				const responseCode = mood.recipient(address)
				done(responseCode === 250 ? null : Object.assign(new Error(`${address}: not now`), { responseCode }))
			},
			onData(stream, { envelope }, done) {
				let mail = ''
				stream.on('data', (data) => {
					mail += data
				})
				stream.on('end', () => {
					const email = {
						messageId: /^Message-ID: (\S+)/im.exec(mail)?.[1] ?? '',
						to: envelope.rcptTo[0]?.address ?? '',
						source: mail,
						isAnswered: false,
					}
					taken.push(email)
					const wait = mood.answersAfterMs(taken.length)
					if (wait === null) return
					setTimeout(() => {
						email.isAnswered = true
						done()
					}, wait)
				})
			},
		})
	}

	const listen = (port: number) =>
		new Promise<number>((resolve) => {
			server = make()
			// Connections closed by the site are expected.
			server.on('error', () => {})
			server.listen(port, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port))
		})
	const close = () => new Promise<void>((resolve) => server.close(resolve))

	const port = await listen(0)
	await close()
	return {
		url: `smtp://127.0.0.1:${port}`,
		taken,
		/** Unanswered connections while it hung. */
		unheard: () => unheard,
		close,
		/** Up from now on, with the given faults. */
		async be(changes: Partial<Mood>) {
			mood = { ...WORKS, ...changes }
			if (!server.server.listening) await listen(port)
		},
	}
}
