import { openStore } from '#records/store/open-store.ts'
import { signedIn } from '../integration/desk/desk-visitor.ts'
import type { SiteProcess } from '../integration/support/site-process.ts'
import type { httpsClient } from './https-client.ts'

interface Through {
	site: SiteProcess
	dataDir: string
	client: ReturnType<typeof httpsClient>
}

const BOUNDARY = 'statement'

/** Sends files of a bank through a proxy, as a treasurer's browser does. @returns what became of a file of so many bytes */
export async function statementSender({ site, dataDir, client }: Through) {
	const store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
	const { cookie } = await signedIn(site.url, store, 'treasurer')
	await store.close()
	const part = (disposition: string, text: string) =>
		`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${text}\r\n`
	return (bytes: number) =>
		client.post(
			'/desk/giving/statement',
			`${part('name="intent"', 'import')}${part('name="file"; filename="bank.csv"', 'x'.repeat(bytes))}--${BOUNDARY}--\r\n`,
			{ 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`, Cookie: cookie, Accept: 'text/html' },
		)
}
