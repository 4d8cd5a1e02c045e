import type { ContentType } from '#content/model/content.ts'
import { CONTENT_TYPES } from '#content/model/content-types.ts'
import type { ReplicaStatus } from '#content/replica/replica.ts'
import type { EditPlace, Operations, SkippedRecord } from '#domain/desk/operations.ts'
import type { IdentityProvider } from '#domain/desk/people/identity-provider.ts'
import { DAY_MS } from '#lib/dates.ts'
import { ownValue } from '#lib/own-value.ts'
import type { FileStorage } from '#records/files/file-storage.ts'
import { RETAINED_AUDIT_MS } from '#records/retention/retention.ts'
import { hasSeal, readAuditHead } from '#records/staff/audit-head-file.ts'
import { type AuditLogCheck, checkAuditLog } from '#records/staff/audit-seals.ts'
import type { Store } from '#records/store/open-store.ts'
import type { Config } from '../config.ts'
import { createSettingsCheck, mailCheck } from './settings-check.ts'

interface OperationsOptions {
	config: Config
	content: { replica: { status(): ReplicaStatus }; skipped(): SkippedRecord[]; warnings(): string[] }
	records: { store: Store; files: FileStorage; upkeep: { warnings(): string[] } }
	payments?: { warnings(): string[] } | undefined
	provider?: IdentityProvider | undefined
}

/** What the desk may ask the running site about itself. */
export function createOperations({ config, content, records, payments, provider }: OperationsOptions): Operations {
	const { status } = content.replica
	const warnings = () => [...records.upkeep.warnings(), ...content.warnings(), ...(payments?.warnings() ?? [])]
	return {
		skipped: content.skipped,
		hasContentFiles: config.apiBase === null,
		contentNotes: () => status().withheld.map(withheldInWords),
		readFile: records.files.read,
		settings: createSettingsCheck({
			config,
			storage: records.files,
			status,
			warnings,
			provider,
			auditLog: (now) => checkAudit(records.store, config, now),
		}),
		mail: () => mailCheck(config),
		contentComparedAt: () => comparedAt(status()),
		problemPlace: (record, slug) => problemPlace(config.apiBase, record, slug),
		editPlace: (item, folder) => editPlace(config.apiBase, item, folder),
	}
}

/** The log against its seals, and its end against the data folder. */
async function checkAudit(store: Store, { formSecret, dataDir }: Config, now: number): Promise<AuditLogCheck> {
	const check = await checkAuditLog(store, formSecret, now - RETAINED_AUDIT_MS + DAY_MS)
	const kept = await readAuditHead(dataDir)
	if (!kept || (await hasSeal(store, kept))) return check
	return { ...check, problems: [{ kind: 'replaced', number: kept.number }, ...check.problems] }
}

function comparedAt({ lastSyncAt }: Pick<ReplicaStatus, 'lastSyncAt'>): number | null {
	return lastSyncAt === null ? null : Date.parse(lastSyncAt)
}

function withheldInWords({ list, held, offered }: ReplicaStatus['withheld'][number]): string {
	return `Your content backend suddenly has ${offered} ${list} in place of ${held}. The site keeps what it has for now; whoever runs it can accept the removal (npm run desk -- accept-content ${list}).`
}

/** The edit screen is below the address of WordPress, with or without its own folder. */
function editPlace(apiBase: string | null, { id, slug }: { id: number; slug: string }, folder: ContentType): EditPlace {
	if (apiBase === null) return { kind: 'file', name: `${folder}/${slug}.md` }
	return adminLink(apiBase, `post.php?post=${id}&action=edit`)
}

const TAXONOMIES: Record<string, string> = { categories: 'category', tags: 'post_tag' }

export function problemPlace(
	apiBase: string | null,
	{ type, id, field }: Pick<SkippedRecord, 'type' | 'id' | 'field'>,
	slug: string | undefined,
): EditPlace | null {
	if (apiBase === null) {
		if (type === 'files') return { kind: 'file', name: field }
		if (type === 'options') return { kind: 'file', name: 'options.yaml' }
		if (Object.hasOwn(TAXONOMIES, type)) return { kind: 'file', name: 'terms.yaml' }
		return slug === undefined ? null : { kind: 'file', name: `${type}/${slug}.md` }
	}
	// A page of the plugin.
	if (type === 'options') return adminLink(apiBase, 'admin.php?page=fairlead-website')
	const taxonomy = ownValue(TAXONOMIES, type)
	if (taxonomy) return adminLink(apiBase, `edit-tags.php?taxonomy=${taxonomy}`)
	if (id === null || !CONTENT_TYPES.some((one) => one === type)) return null
	return adminLink(apiBase, `post.php?post=${id}&action=edit`)
}

function adminLink(apiBase: string, path: string): EditPlace {
	return { kind: 'link', url: `${apiBase.replace(/\/+$/, '')}/wp-admin/${path}` }
}
