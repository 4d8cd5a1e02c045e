import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A letter as the server has it. */
export interface Taken {
	/** The same at every attempt. */
	messageId: string
	to: string
	/** Whether the server has said that it took it. */
	isAnswered: boolean
}

interface Mood {
	/** Says nothing any more, neither to who comes nor to who is connected. */
	hangs: boolean
	/** SMTP's code for whom a letter is for. */
	recipient(address: string): number
	/** When it says that it took the letter it has; null for never. */
	answersAfterMs(taken: number): number | null
}

const WORKS: Mood = { hangs: false, recipient: () => 250, answersAfterMs: () => 0 }

/** A real mail server on a port of its own, down at first. */
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
					const letter = {
						messageId: /^Message-ID: (\S+)/im.exec(mail)?.[1] ?? '',
						to: envelope.rcptTo[0]?.address ?? '',
						isAnswered: false,
					}
					taken.push(letter)
					const wait = mood.answersAfterMs(taken.length)
					if (wait === null) return
					setTimeout(() => {
						letter.isAnswered = true
						done()
					}, wait)
				})
			},
		})
	}

	const listen = (port: number) =>
		new Promise<number>((resolve) => {
			server = make()
			// Connections that the site cuts off are what the tests are about.
			server.on('error', () => {})
			server.listen(port, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port))
		})
	const close = () => new Promise<void>((resolve) => server.close(resolve))

	const port = await listen(0)
	await close()
	return {
		url: `smtp://127.0.0.1:${port}`,
		taken,
		/** How many it has left without an answer while it hung. */
		unheard: () => unheard,
		close,
		/** From now on it is up, and works but for what is named. */
		async be(changes: Partial<Mood>) {
			mood = { ...WORKS, ...changes }
			if (!server.server.listening) await listen(port)
		},
	}
}
