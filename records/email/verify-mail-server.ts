import { createTransport } from 'nodemailer'
import { smtpOptions } from './smtp-options.ts'

const TIMEOUT_MS = 5000

/** Connects and signs in without sending anything. Undefined when it works, otherwise the mail server's error. */
export async function verifyMailServer(smtpUrl: string): Promise<string | undefined> {
	const limits = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
	const transport = createTransport(smtpOptions(smtpUrl, limits))
	try {
		await transport.verify()
		return undefined
	} catch (error) {
		return error instanceof Error ? error.message : String(error)
	} finally {
		transport.close()
	}
}
