import { statfs } from 'node:fs/promises'
import type { ReplicaStatus } from '#content/replica/replica.ts'
import { deliveryErrorInWords } from '#domain/desk/delivery-errors.ts'
import type { SettingCheck } from '#domain/desk/operations.ts'
import type { IdentityProvider } from '#domain/desk/people/identity-provider.ts'
import { DAY_MS } from '#lib/dates.ts'
import { lastBackupAt } from '#records/backup/last-backup.ts'
import { verifyMailServer } from '#records/email/verify-mail-server.ts'
import { type FileStorage, FileStorageError } from '#records/files/file-storage.ts'
import type { AuditLogCheck } from '#records/staff/audit-seals.ts'
import type { Config } from '../config.ts'
import { auditLogCheck } from './audit-log-check.ts'

const GIGABYTE = 1024 ** 3
const MIN_FREE_BYTES = 2 * GIGABYTE
const MAX_BACKUP_AGE_DAYS = 7
const MAX_CONTENT_AGE_MS = 15 * 60_000

interface CheckOptions {
	config: Pick<Config, 'siteUrl' | 'smtpUrl' | 'dataDir' | 'databaseUrl' | 'trustedProxies' | 'uploadsS3'>
	storage: Pick<FileStorage, 'verify'>
	status(): Pick<ReplicaStatus, 'hasContent' | 'hasNotificationEmail' | 'lastSyncAt' | 'lastError'>
	/** The site's warnings, in sentences. */
	warnings(): string[]
	provider?: IdentityProvider | undefined
	auditLog(now: number): Promise<AuditLogCheck>
	now?: () => number
}

/** What is set and whether it works, without any secret. */
export function createSettingsCheck({
	config,
	storage,
	status,
	warnings,
	provider,
	auditLog,
	now = Date.now,
}: CheckOptions) {
	return async function check(): Promise<SettingCheck[]> {
		const [mail, backup] = await Promise.all([mailCheck(config), backupCheck(config, now())])
		return [
			addressCheck(config),
			mail,
			noticesCheck(status()),
			...(provider ? [providerCheck(provider)] : []),
			contentCheck(status(), now()),
			await filesCheck(config, storage, backup),
			await diskCheck(config.dataDir),
			backup,
			auditLogCheck(await auditLog(now())),
			...warnings().map((words): SettingCheck => ({ title: 'The site itself says', state: 'problem', words })),
		]
	}
}

function addressCheck({ siteUrl }: CheckOptions['config']): SettingCheck {
	const title = 'Address of the site'
	if (siteUrl?.startsWith('https:')) return { title, state: 'ok', words: siteUrl }
	if (siteUrl) {
		const words = `${siteUrl} has no https: what people send could be read on the way, and passkeys do not work.`
		return { title, state: 'problem', words, todo: 'Serve the site over https, and set SITE_URL to that address.' }
	}
	const words = 'SITE_URL is not set: links in emails lead to this computer only.'
	return { title, state: 'problem', words, todo: 'Set SITE_URL to the address that visitors use.' }
}

/** Connects to the mail server, and sends nothing. */
export async function mailCheck({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<SettingCheck> {
	const title = 'Mail server'
	if (!smtpUrl) {
		return {
			title,
			state: 'problem',
			words: 'SMTP_URL is not set: emails are written to files on the server and reach no one.',
			todo: 'Set SMTP_URL to your mail server.',
		}
	}
	const error = await verifyMailServer(smtpUrl)
	const host = new URL(smtpUrl).hostname
	if (error === undefined) return { title, state: 'ok', words: `${host} answers and accepts the site’s sign-in.` }
	return { title, state: 'problem', words: `${host}: ${deliveryErrorInWords(error).words}` }
}

function providerCheck({ name, issuer, problem }: IdentityProvider): SettingCheck {
	const title = `Sign-in with ${name}`
	const reason = problem()
	if (reason === undefined) return { title, state: 'ok', words: `${issuer} answers.` }
	return { title, state: 'problem', words: `${issuer} cannot be used: ${reason} The emailed link works meanwhile.` }
}

function noticesCheck({ hasNotificationEmail }: ReturnType<CheckOptions['status']>): SettingCheck {
	const title = 'Address for notices'
	return hasNotificationEmail
		? { title, state: 'ok', words: 'Forms are open: there is an address for notices to your team.' }
		: { title, state: 'problem', words: 'There is none, so all forms are closed.', todo: 'Set NOTIFICATION_EMAIL.' }
}

function contentCheck(
	{ hasContent, lastSyncAt, lastError }: ReturnType<CheckOptions['status']>,
	now: number,
): SettingCheck {
	const title = 'Content'
	if (!hasContent) return { title, state: 'problem', words: 'No content has arrived: visitors see no pages.' }
	const isFresh = lastSyncAt !== null && now - Date.parse(lastSyncAt) < MAX_CONTENT_AGE_MS
	if (isFresh) return { title, state: 'ok', words: 'Compared with where you edit it within the last 15 minutes.' }
	const why = lastError === null ? '' : ` The last error: ${lastError}`
	return { title, state: 'problem', words: `Edits do not arrive; visitors see an earlier copy.${why}` }
}

/** By writing and deleting a probe. */
async function filesCheck(
	{ uploadsS3, databaseUrl }: CheckOptions['config'],
	storage: CheckOptions['storage'],
	backup: SettingCheck,
): Promise<SettingCheck> {
	const title = 'Files that people send'
	const place = uploadsS3 ? uploadsS3.place : 'the data folder'
	try {
		await storage.verify()
	} catch (error) {
		const why = error instanceof FileStorageError ? error.message : 'it cannot be written'
		return { title, state: 'problem', words: `${place}: ${why}. Until it works, people are told to try again later.` }
	}
	if (uploadsS3) {
		return { title, state: 'ok', words: `Are in ${place}, not in npm run backup: your provider must copy them.` }
	}
	if (!databaseUrl && backup.state === 'ok') {
		return { title, state: 'ok', words: 'Are in the data folder, and in each backup.' }
	}
	if (!databaseUrl) {
		return { title, state: 'note', words: 'Are in the data folder, and copied only with a backup (see Backup).' }
	}
	const words = 'Are in the data folder of this machine. With several machines, set UPLOADS_S3_URL.'
	return { title, state: 'note', words }
}

async function diskCheck(dataDir: string): Promise<SettingCheck> {
	const title = 'Disk space'
	const { bavail, bsize } = await statfs(dataDir)
	const free = bavail * bsize
	const words = `${(free / GIGABYTE).toFixed(1)} GB are free.`
	if (free >= MIN_FREE_BYTES) return { title, state: 'ok', words }
	const todo = 'Delete what is not needed on the server, or make its disk larger.'
	return { title, state: 'problem', words: `${words} With none left, forms can no longer be sent.`, todo }
}

async function backupCheck({ dataDir }: CheckOptions['config'], now: number): Promise<SettingCheck> {
	const title = 'Backup'
	const at = await lastBackupAt(dataDir)
	if (at === undefined) {
		return {
			title,
			state: 'problem',
			words: 'None was made on this server with npm run backup.',
			todo: 'Run it every night. If you back up in another way, try to restore one.',
		}
	}
	const days = Math.floor((now - at) / DAY_MS)
	const words = days < 1 ? 'The last one is from today.' : `The last one is ${days} ${days === 1 ? 'day' : 'days'} old.`
	return days <= MAX_BACKUP_AGE_DAYS
		? { title, state: 'ok', words }
		: { title, state: 'problem', words, todo: 'Run npm run backup at least once a week, better every night.' }
}
