import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS } from '#lib/dates.ts'

export interface Certificate {
	/** PEM files. */
	certificate: string
	key: string
	/** Client settings that trust this certificate only. */
	pem: string
	/** Base64 of the SHA-256 of its public key, for Chromium's `--ignore-certificate-errors-spki-list`. */
	spki: string
}

/** The certificate of these hosts, made with openssl when missing, or left by a run of a month ago. */
export function certificateFor(hosts: readonly string[], folder: string): Certificate {
	mkdirSync(folder, { recursive: true })
	const files = { certificate: join(folder, 'fullchain.pem'), key: join(folder, 'privkey.pem') }
	if (!isValid(files.certificate)) {
		const names = hosts.map((host) => `DNS:${host}`).join()
		execFileSync(
			'openssl',
			[
				'req',
				'-x509',
				'-newkey',
				'ec',
				'-pkeyopt',
				'ec_paramgen_curve:P-256',
				'-nodes',
				'-days',
				'30',
				'-subj',
				`/CN=${hosts[0]}`,
				'-addext',
				`subjectAltName=${names}`,
				'-keyout',
				files.key,
				'-out',
				files.certificate,
			],
			{ stdio: ['ignore', 'ignore', 'pipe'] },
		)
	}
	const pem = readFileSync(files.certificate, 'utf8')
	const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' })
	return { ...files, pem, spki: createHash('sha256').update(publicKey).digest('base64') }
}

function isValid(file: string): boolean {
	return existsSync(file) && new X509Certificate(readFileSync(file)).validToDate.getTime() > Date.now() + DAY_MS
}
